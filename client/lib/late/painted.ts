/** Fallback for a background tab, which paints nothing. Milliseconds. */
const WITHOUT_FRAMES_MS = 100;

/** Resolves once the browser has painted the current state, so that work started then does not delay the response to a press. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, WITHOUT_FRAMES_MS);
  });
}
