// The least that a bot needs: it passes, and plays its first legal card. Usage: node skeleton.js
function legalCards(view) {
  const [[game], ...parts] = view.split("|").map((part) => part.trim().split(/\s+/).filter(Boolean));
  const played = parts[4] ?? [];
  const [kind, suit] = game.replace("+tout", "").split(":");
  const tops = kind.includes("wenz") ? "U" : kind.includes("geier") ? "O" : "OU";
  const trump = ["ruf", "ramsch"].includes(kind) ? "H" : suit;
  const color = (card) => (tops.includes(card[1]) || card[0] === trump ? "trump" : card[0]);
  const hand = parts.slice(0, 4).filter((cards) => !cards.includes("_")).flat().filter((card) => !played.includes(card));
  const trick = played.slice(played.length - (played.length % 4));
  const led = trick.length ? color(trick[0]) : "";
  const follows = hand.filter((card) => color(card) === led);
  const cards = follows.length ? follows : hand;
  const called = kind === "ruf" ? suit + "A" : "";
  if (!cards.includes(called)) return cards;
  const away = cards.filter((card) => (led ? card !== called : color(card) !== suit));
  return away.length && led !== suit ? away : [called]; // it comes when its suit is led, and until then it stays
}

let asked, view;
const answers = {
  hello: () => "id name skeleton\nid protocol 1\nid commands position auction\nhellook",
  isready: () => "readyok",
  go: () => (asked === "position" ? `bestcard ${legalCards(view)[0]}` : "bestbid pass"),
};
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...rest] = line.trim().split(" ");
  if (word === "position" || word === "auction") [asked, view] = [word, rest.join(" ")];
  else if (answers[word]) console.log(answers[word]());
});
