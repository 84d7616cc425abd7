// What a picture of a card shows, told from its pixels alone: which sign by its outline and colour,
// which rank by comparing with a letter drawn here. Nothing of the page's own drawings is used.

// The parts of a face, in shares of its width and height: the sign below the index, and the index.
const kSignBox = [0.07, 0.275, 0.33, 0.46];
const kIndexBox = [0.055, 0.04, 0.48, 0.26];

// Pixels of a box of the picture: {width, height, data}, by a canvas of the browser.
export function pixels(page, picture, box) {
  return page.evaluate(async ([source, [left, top, right, bottom]]) => {
    const bytes = Uint8Array.from(atob(source), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const x = Math.round(left * image.width);
    const y = Math.round(top * image.height);
    const width = Math.round(right * image.width) - x;
    const height = Math.round(bottom * image.height) - y;
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return {width, height, data: [...context.getImageData(x, y, width, height).data]};
  }, [picture, box]);
}

const isInk = (data, i) => Math.min(data[i], data[i + 1], data[i + 2]) < 170;

// The rows of ink of a picture, cut to what is drawn: [[left, right, runs], ...] in shares.
function outline({width, height, data}) {
  const rows = [];
  for (let y = 0; y < height; ++y) {
    const inked = [];
    for (let x = 0; x < width; ++x) if (isInk(data, 4 * (y * width + x))) inked.push(x);
    if (inked.length === 0) continue;
    const runs = inked.filter((x, i) => i === 0 || x > inked[i - 1] + 1).length;
    rows.push([inked[0], inked.at(-1), runs]);
  }
  const left = Math.min(...rows.map((row) => row[0]));
  const wide = Math.max(...rows.map((row) => row[1])) - left + 1;
  return rows.map(([a, b, runs]) => ({from: (a - left) / wide, width: (b - a + 1) / wide, runs}));
}

// The mean of the coloured pixels.
function colour({data}) {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = data.slice(i, i + 3);
    if (Math.max(r, g, b) - Math.min(r, g, b) < 60) continue;
    [r, g, b].forEach((value, c) => { sum[c] += value; });
    ++count;
  }
  return sum.map((value) => value / count);
}

// The German name of the sign below the index; both its shape and its colour must say so.
export async function suitOfPixels(page, picture) {
  const box = await pixels(page, picture, kSignBox);
  const rows = outline(box);
  const at = (share) => rows[Math.min(rows.length - 1, Math.floor(share * rows.length))];
  const [r, g, b] = colour(box);
  const notched = rows.slice(0, Math.ceil(rows.length * 0.25)).some(({runs}) => runs === 2);
  const pointed = at(0.9).width < 0.45;
  let shape;
  if (notched && at(0.12).width > 0.6 && pointed) shape = 'Herz';
  else if (at(0.14).width < 0.5 && at(0.55).width > 0.8 && at(0.93).width < 0.4) shape = 'Gras';
  else if (at(0.36).width > 0.85 && at(0.72).width < 0.72 && pointed) shape = 'Eichel';
  else if (at(0.5).width > 0.85 && at(0.8).width > 0.7) shape = 'Schellen';
  let hue;
  if (g > r && g > b + 30) hue = 'Gras';
  else if (r > 2.2 * g && r > 2 * b) hue = 'Herz';
  else if (r > 180 && g > 120) hue = 'Schellen';
  else if (r > g && g > b) hue = 'Eichel';
  return shape === hue ? shape : `shape of ${shape}, colour of ${hue}: ` +
    `${[r, g, b].map(Math.round)} ${rows.map(({width}) => width.toFixed(2))}`;
}

const kLetters = {
  A: 'Sau', 10: 'ten', K: 'König', O: 'Ober', U: 'Unter', 9: 'nine', 8: 'eight', 7: 'seven',
};

// The English name of the rank whose letter the index is most like.
export async function rankOfPixels(page, picture) {
  const box = await pixels(page, picture, kIndexBox);
  const best = await page.evaluate(([{width, height, data}, letters]) => {
    // The ink of the picture, cut to its own edges and drawn into a square of 24 x 24.
    const normal = (w, h, ink) => {
      const xs = [];
      const ys = [];
      for (let y = 0; y < h; ++y) for (let x = 0; x < w; ++x) if (ink(x, y)) { xs.push(x); ys.push(y); }
      const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const cells = [];
      for (let y = 0; y < 24; ++y) {
        for (let x = 0; x < 24; ++x) {
          cells.push(ink(Math.round(l + ((x + 0.5) * (r - l + 1)) / 24 - 0.5),
            Math.round(t + ((y + 0.5) * (b - t + 1)) / 24 - 0.5)) ? 1 : 0);
        }
      }
      return {cells, ratio: (r - l + 1) / (b - t + 1)};
    };
    // What hangs together, from the left: signs and hats that begin further right do not count.
    const dark = (x, y) => x >= 0 && y >= 0 && x < width && y < height &&
      Math.min(...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3)) < 150;
    const part = new Uint8Array(width * height);
    for (let x = 0; x < 0.6 * width; ++x) {
      for (let y = 0; y < height; ++y) {
        const open = [[x, y]];
        const taken = [];
        while (open.length > 0) {
          const [u, v] = open.pop();
          if (!dark(u, v) || part[v * width + u]) continue;
          part[v * width + u] = 1;
          taken.push(v * width + u);
          open.push([u - 1, v], [u + 1, v], [u, v - 1], [u, v + 1]);
        }
        // A speck of the card's edge is no part of a letter.
        if (taken.length < 30) for (const place of taken) part[place] = 2;
      }
    }
    const seen = normal(width, height,
      (x, y) => x >= 0 && y >= 0 && x < width && y < height && part[y * width + x] === 1);
    const scores = letters.map((letter) => {
      const canvas = new OffscreenCanvas(200, 120);
      const context = canvas.getContext('2d');
      context.font = "700 80px Georgia, 'DejaVu Serif', 'Times New Roman', serif";
      context.letterSpacing = letter === '10' ? '-7px' : '0px';
      context.fillText(letter, 20, 90);
      const drawn = context.getImageData(0, 0, 200, 120).data;
      const ideal = normal(200, 120, (x, y) => drawn[4 * (y * 200 + x) + 3] > 128);
      const same = ideal.cells.filter((cell, i) => cell === seen.cells[i]).length / 576;
      return {letter, score: same - Math.abs(Math.log(ideal.ratio / seen.ratio)) * 0.5};
    });
    return scores.sort((a, b) => b.score - a.score)[0];
  }, [box, Object.keys(kLetters)]);
  return kLetters[best.letter];
}
