// How long the page takes to answer, as whoever taps the cards sees it.

// Notes, by the page's own clock, the last click and what is drawn first after it.
function watch() {
  const times = {};
  window.times = times;
  const drawn = {first: '.verdict[data-verdict]', all: '.answer[data-took]'};
  new MutationObserver(() => {
    for (const [what, selector] of Object.entries(drawn)) {
      if (document.querySelector(selector)) times[what] ??= performance.now() - times.click;
    }
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
  document.body.addEventListener('click', () => { times.click ??= performance.now(); }, true);
}

// Taps the cards of a hand: milliseconds from the last tap to the first words and to all of the answer.
export async function answerTimes(page, cards) {
  for (const card of cards.slice(0, -1)) await page.locator(`.picker [data-card=${card}]`).click();
  await page.evaluate(watch);
  await page.locator(`.picker [data-card=${cards.at(-1)}]`).click();
  await page.waitForFunction(() => window.times.all);
  const {first, all} = await page.evaluate(() => window.times);
  return {first, all};
}
