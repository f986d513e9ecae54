/** The card or phone of the past payments of a demo player: each has their own, which ends in 4321. */
export function ownNumber(uid: number): string {
  return `86000000${String(uid % 10_000).padStart(4, '0')}4321`;
}
