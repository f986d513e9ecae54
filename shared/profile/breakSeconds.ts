/** As long as browsers store a cookie: 400 days. */
const MAX_SECONDS = 400 * 86_400;

/** How long a device remembers a break. `until`: unix seconds, null for good; `now`: milliseconds. */
export function breakSeconds(until: number | null, now: number): number {
  return until === null ? MAX_SECONDS : Math.max(0, Math.min(MAX_SECONDS, Math.ceil(until - now / 1000)));
}
