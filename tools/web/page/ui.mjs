// The one small library that draws: preact with htm, htm 3.1.1 (see vendor/).
export {
  html, render, useCallback, useEffect, useErrorBoundary, useLayoutEffect, useRef, useState,
} from './vendor/htm-preact-standalone-3.1.1.mjs';
