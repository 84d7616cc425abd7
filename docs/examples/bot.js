// A bot for the engine protocol: rules of thumb for the games of rule set sauspiel. Usage: node bot.js
const points = (card) => ({ A: 11, Z: 10, K: 4, O: 3, U: 2 })[card[1]] ?? 0;
const highest = (cards, worth) => cards.reduce((best, card) => (worth(card) > worth(best) ? card : best));

// The highest of a trick takes it; trumps are from 50 on.
function power(card, game, led = "") {
  const [kind, suit] = game.replace("+tout", "").split(":");
  const tops = kind.includes("wenz") ? "U" : kind.includes("geier") ? "O" : "OU";
  if (tops.includes(card[1])) return 90 - 10 * tops.indexOf(card[1]) - "EGHS".indexOf(card[0]);
  const trump = card[0] === (["ruf", "ramsch"].includes(kind) ? "H" : suit);
  return "789UOKZA".indexOf(card[1]) + (trump ? 50 : card[0] === led ? 20 : 0);
}

function cardFor(view) {
  const parts = view.split("|").map((part) => part.trim().split(/\s+/).filter(Boolean));
  const [[game, declarer], ...hands] = parts.slice(0, 5);
  const suit = (card) => (power(card, game) >= 50 ? "T" : card[0]);
  const ahead = (trick) => trick.indexOf(highest(trick, (card) => power(card, game, suit(trick[0]))));
  let played = parts[5] ?? [];
  const gone = new Set(played);
  let leader = 0;
  for (; played.length >= 4; played = played.slice(4)) leader = (leader + ahead(played.slice(0, 4))) % 4;
  const me = (leader + played.length) % 4;
  const hand = hands[me].filter((card) => !gone.has(card));
  const led = played.length ? suit(played[0]) : "";
  const called = game.startsWith("ruf") ? game[4] + "A" : "";
  const attacks = me === Number(declarer) || hands[me].includes(called);
  const follows = hand.filter((card) => suit(card) === led);
  let legal = follows.length ? follows : hand;
  if (legal.includes(called)) {  // it comes when its suit is led, and until then it stays
    const away = legal.filter((card) => (led ? card !== called : suit(card) !== called[0]));
    legal = led === called[0] || !away.length ? [called] : away;
  }
  const cheap = highest(legal, (card) => -100 * points(card) - power(card, game));
  if (!led) {  // who attacks draws trumps, others begin with a Sau
    const sau = legal.find((card) => card[1] === "A" && suit(card) !== "T");
    return attacks ? highest(legal, (card) => power(card, game)) : sau ?? cheap;
  }
  const best = power(played[ahead(played)], game, led);
  const wins = legal.filter((card) => power(card, game, led) > best);
  const friend = ((leader + ahead(played)) % 4 === Number(declarer)) === attacks;  // as far as one sees
  const last = played.length === 3;
  const give = friend && (last || best > 70) ? legal : last ? wins : [];
  return give.length ? highest(give, points) : wins.length && !friend ? wins.at(-1) : cheap;
}

function bidFor(hand, bids) {
  const trumps = (suit) => hand.filter((card) => power(card, "solo:" + suit) >= 50);
  const best = highest([..."EGHS"], (suit) => trumps(suit).length);
  const full = hand.length / 8;  // the short deck has smaller hands
  const saus = hand.filter((card) => card[1] === "A").length;
  if (bids.some((bid) => !bid.trim().endsWith("pass"))) return "pass";
  if (trumps(best).length >= 6 * full && trumps(best).length + saus >= 7.5 * full) return "solo solo:" + best;
  const call = hand.find((card) => !trumps("H").includes(card) && !hand.includes(card[0] + "A"));
  return call && trumps("H").length >= 5 * full ? "ruf ruf:" + call[0] : "pass";
}

let asked, text;
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, rest] = [line.split(" ")[0], line.slice(line.indexOf(" ") + 1)];
  if (word === "hello") console.log("id name bot.js\nid protocol 1\nid commands position auction\nhellook");
  if (word === "isready") console.log("readyok");
  if (word === "position" || word === "auction") [asked, text] = [word, rest];
  if (word !== "go") return;
  const [, hand, bids] = text.split("|");
  if (asked === "position") console.log("bestcard", cardFor(text));
  else console.log("bestbid", bidFor(hand.trim().split(" "), bids ? bids.split(",") : []));
});
