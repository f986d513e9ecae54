/** Interpolates between two known sums: whole units, never above `to`. A smaller `to` (the jackpot was won) applies at once. */
export function growAmount(from: number, to: number, share: number): number {
  if (to <= from || share >= 1) return to;
  return Math.floor(from + (to - from) * Math.max(0, share));
}
