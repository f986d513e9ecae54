export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether nothing may move: by the player's system or by the calm mode of the site. In the browser only. */
export function isMotionReduced(): boolean {
  return matchMedia(REDUCED_MOTION).matches || document.documentElement.dataset['calm'] !== undefined;
}
