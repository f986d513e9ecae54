/** E13. */
export const LOADING_HINT_MS = 15_000;

/** Says once that the game takes long; the answer calls it off. */
export function startLoadingHint(onSlow: () => void): () => void {
  const timer = setTimeout(onSlow, LOADING_HINT_MS);
  return () => clearTimeout(timer);
}
