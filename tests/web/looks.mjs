// What can be told of a drawn page by its boxes and colours; each runs inside the page and gives a list
// of what is wrong.

// What is wider than the screen or than what holds it.
export function cutThings() {
  const faults = new Set();
  const nameOf = ({localName, className}) => `${localName}.${className}`;
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.add(`the page is ${wide} wide`);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.unseen, .shapes, .skip, svg *, input, textarea, select')) continue;
    const {left, right, width} = element.getBoundingClientRect();
    if (width === 0 || !element.checkVisibility()) continue;
    if (left < -0.5 || right > innerWidth + 0.5) faults.add(`${nameOf(element)} from ${left} to ${right}`);
    const holds = /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX);
    if (holds && element.localName !== 'svg' && element.scrollWidth > element.clientWidth + 2) {
      faults.add(`${nameOf(element)} holds ${element.scrollWidth} in ${element.clientWidth}`);
    }
  }
  return [...faults];
}

// Texts below 4.5:1, and buttons that stand out from what is behind them by less than 3:1.
export function faintThings() {
  const colour = (text) => {
    const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number);
    return {rgb: [r, g, b], a};
  };
  const over = ({rgb, a}, below) => rgb.map((value, i) => a * value + (1 - a) * below[i]);
  const behind = (element) => {
    if (!element) return [255, 255, 255];
    const own = colour(getComputedStyle(element).backgroundColor);
    return own.a === 1 ? own.rgb : over(own, behind(element.parentElement));
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((value) => value / 255).map((value) =>
      (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const faults = new Set();
  const off = ':disabled, .unseen, .shapes, .skip, svg, option, noscript';
  const tell = (element, what, found) => faults.add(
    `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 20)}": ${what} ${found.toFixed(2)}`);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(off) || element.getBoundingClientRect().width === 0) continue;
    const style = getComputedStyle(element);
    const back = behind(element);
    if ([...element.childNodes].some(({nodeType, data}) => nodeType === 3 && data.trim())) {
      const found = ratio(over(colour(style.color), back), back);
      if (found < 4.5) tell(element, 'its text', found);
    }
    if (element.matches('button:not(.card, .value, .mini, .plain), .button, select, .keys label.on')) {
      const around = behind(element.parentElement);
      const border = parseFloat(style.borderTopWidth) > 0 ? over(colour(style.borderTopColor), around) : back;
      const found = Math.max(ratio(back, around), ratio(border, around));
      if (found < 3) tell(element, 'it', found);
    }
  }
  return [...faults];
}

// The pixels of a picture as the browser reads them, and what `look` makes of them, outside of any page,
// which takes no pictures from anywhere: look([{width, height, data}, ...], more).
async function lookAt(context, pictures, look, more) {
  const reader = await context.newPage();
  const seen = await reader.evaluate(async ({pngs, body, given}) => {
    const drawn = await Promise.all(pngs.map(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context2d = canvas.getContext('2d');
      context2d.drawImage(image, 0, 0);
      return context2d.getImageData(0, 0, image.width, image.height);
    }));
    return new Function(`return ${body}`)()(drawn, given);
  }, {pngs: pictures.map((png) => png.toString('base64')), body: String(look), given: more});
  await reader.close();
  return seen;
}

// How dark the borders of the faces of `.hand` are drawn, left and right of each: 255 is white.
export async function bordersOfHand(page, scale) {
  const {x, y, width, height} = await page.locator('.hand').boundingBox();
  const clip = {x: x - 4, y, width: width + 8, height};
  const edges = await page.locator('.hand .face').evaluateAll((faces) => faces.flatMap((face) => {
    const {left, right} = face.getBoundingClientRect();
    return [left, right];
  }));
  return lookAt(page.context(), [await page.screenshot({clip})], ([picture], {places, pixels}) =>
    places.map((place) => {
      const row = Math.floor(picture.height / 2) * picture.width;
      const from = row + Math.round(place) - 2 * pixels;
      return Math.min(...Array.from({length: 4 * pixels + 1}, (_, i) => {
        const [red, green, blue] = picture.data.subarray(4 * (from + i));
        return (red + green + blue) / 3;
      }));
    }), {places: edges.map((edge) => (edge - clip.x) * scale), pixels: scale});
}

// The share of pixels that look different in two pictures; 1 where their sizes differ.
export async function differingPixels(browser, one, other) {
  const context = await browser.newContext();
  const share = await lookAt(context, [one, other], ([first, second]) => {
    if (first.width !== second.width || first.height !== second.height) return 1;
    let differing = 0;
    for (let at = 0; at < first.data.length; at += 4) {
      const far = [0, 1, 2].some((i) => Math.abs(first.data[at + i] - second.data[at + i]) > 32);
      differing += far ? 1 : 0;
    }
    return differing / (first.width * first.height);
  });
  await context.close();
  return share;
}
