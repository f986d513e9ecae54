/** A tab in the background paints nothing. */
const WITHOUT_FRAMES_MS = 100;

/** Resolves once the browser has painted what stands now: what is begun then does not hold up the answer to a press. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, WITHOUT_FRAMES_MS);
  });
}
