/** What a counter shows on its way from one known sum to the next: whole units, never beyond what is known. A pot that was won starts anew at once. */
export function growAmount(from: number, to: number, share: number): number {
  if (to <= from || share >= 1) return to;
  return Math.floor(from + (to - from) * Math.max(0, share));
}
