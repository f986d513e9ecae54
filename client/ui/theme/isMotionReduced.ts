export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether motion is reduced, by the player's system or by the site's calm mode. In the browser only. */
export function isMotionReduced(): boolean {
  return matchMedia(REDUCED_MOTION).matches || document.documentElement.dataset['calm'] !== undefined;
}
