// What can be told of a drawn page by its boxes and colours; each runs inside the page and gives a list
// of what is wrong.
import {pixels} from './faces.mjs';

// What is wider than the screen, or by more than `slack` than what holds it.
export function cutThings(slack = 1) {
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
    if (holds && element.localName !== 'svg' && element.scrollWidth > element.clientWidth + slack) {
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

// How dark the borders of the faces of `.hand` are drawn, left and right of each: 255 is white.
export async function bordersOfHand(page, scale) {
  const {x, y, width, height} = await page.locator('.hand').boundingBox();
  const clip = {x: x - 4, y, width: width + 8, height};
  const edges = await page.locator('.hand .face').evaluateAll((faces) => faces.flatMap((face) => {
    const {left, right} = face.getBoundingClientRect();
    return [left, right];
  }));
  const picture = await pixels(page, (await page.screenshot({clip})).toString('base64'), [0, 0, 1, 1]);
  const row = Math.floor(picture.height / 2) * picture.width;
  return edges.map((edge) => {
    const from = row + Math.round((edge - clip.x) * scale) - 2 * scale;
    return Math.min(...Array.from({length: 4 * scale + 1}, (_, i) => {
      const [red, green, blue] = picture.data.slice(4 * (from + i), 4 * (from + i) + 3);
      return (red + green + blue) / 3;
    }));
  });
}

// The share of pixels that look different in two pictures; 1 where their sizes differ.
export function differingPixels(page, one, other) {
  return page.evaluate(async (sources) => {
    const [first, second] = await Promise.all(sources.map(async (source) => {
      const bytes = Uint8Array.from(atob(source), (c) => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
      const drawn = new OffscreenCanvas(image.width, image.height).getContext('2d');
      drawn.drawImage(image, 0, 0);
      return drawn.getImageData(0, 0, image.width, image.height);
    }));
    if (first.width !== second.width || first.height !== second.height) return 1;
    let differing = 0;
    for (let at = 0; at < first.data.length; at += 4) {
      const far = [0, 1, 2].some((i) => Math.abs(first.data[at + i] - second.data[at + i]) > 32);
      differing += far ? 1 : 0;
    }
    return differing / (first.width * first.height);
  }, [one, other].map((png) => png.toString('base64')));
}
