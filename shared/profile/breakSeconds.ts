/** Max lifetime of a cookie in browsers: 400 days. */
const MAX_SECONDS = 400 * 86_400;

/** Lifetime of the cookie of a break, in seconds. `until`: Unix seconds, null: permanent; `now`: Unix ms. */
export function breakSeconds(until: number | null, now: number): number {
  return until === null ? MAX_SECONDS : Math.max(0, Math.min(MAX_SECONDS, Math.ceil(until - now / 1000)));
}
