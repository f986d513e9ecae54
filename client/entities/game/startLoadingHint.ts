/** E13. */
export const LOADING_HINT_MS = 15_000;

/** Calls `onSlow` once if the game takes long; the returned function cancels it. */
export function startLoadingHint(onSlow: () => void): () => void {
  const timer = setTimeout(onSlow, LOADING_HINT_MS);
  return () => clearTimeout(timer);
}
