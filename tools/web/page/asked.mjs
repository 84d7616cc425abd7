// What the engine answers to a question that a view is about.
import {useEffect, useState} from './ui.mjs';

// {answer}, or {fault}; while it thinks `old`, the answer to the question before. Of null nothing is
// asked.
export function useAsked(engine, question) {
  const [known, setKnown] = useState({});
  const key = question && JSON.stringify({lang: engine.lang, ...question});
  useEffect(() => {
    if (!key) return undefined;
    const asking = new AbortController();
    engine.answer(question, {signal: asking.signal}).then((answer) => setKnown({key, answer}))
      .catch((fault) => fault.name !== 'AbortError' && setKnown({key, fault: fault.message}));
    return () => asking.abort();
  }, [key]);
  return known.key === key ? known : {old: known.answer};
}
