// Makes the picture of the pack for docs/learn.md: the page's own faces, each row with the signs and
// letters of the French pack beside it. Without a browser.
// Usage: node tests/web/cards.mjs > docs/pictures/cards-of-both-packs.svg
import {Face, SignShapes} from '../../tools/web/page/signs.mjs';

const kFrench = {E: ['♣', '#222'], G: ['♠', '#222'], H: ['♥', '#b01818'], S: ['♦', '#b01818']};
const kRanks = {A: 'A', Z: '10', K: 'K', O: 'Q', U: 'J', 9: '9', 8: '8', 7: '7'};
const kWidth = 104;
const kHeight = 190;

// What a node of the page looks like as text.
function textOf(node) {
  if (node === null || node === undefined || node === false || node === true) return '';
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node !== 'object') return String(node).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const {type, props} = node;
  if (typeof type === 'function') return textOf(type(props));
  const {children, ...rest} = props;
  const attributes = Object.entries(rest)
      .filter(([name]) => name !== 'class' || rest.class.startsWith('index'))
      .map(([name, value]) => ` ${name}="${value}"`).join('');
  return `<${type}${attributes}>${textOf(children)}</${type}>`;
}

function card(code, column, row) {
  const [suit, rank] = code;
  const [sign, ink] = kFrench[suit];
  const face = textOf(Face({code})).replace('<svg', '<svg width="100" height="156"');
  const label = `<tspan class="code">${code}</tspan> <tspan fill="${ink}">${sign}${kRanks[rank]}</tspan>`;
  return `<g transform="translate(${column * kWidth + 2} ${row * kHeight + 2})">${face}` +
      `<text x="50" y="176" text-anchor="middle" font-size="17">${label}</text></g>`;
}

const cards = Object.keys(kFrench).flatMap((suit, row) =>
  ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'].map((rank, column) => card(suit + rank, column, row)));
const shapes = textOf(SignShapes()).replace('<svg', '<svg style="position:absolute"');
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${8 * kWidth} ${4 * kHeight}" ` +
    'font-family="sans-serif">' +
    '<style>.index{font:700 38px serif}.ten{font-size:31px;letter-spacing:-3px}' +
    '.code{font-weight:700}</style>' +
    `<rect width="100%" height="100%" fill="#fff"/>${shapes}${cards.join('')}</svg>`);
