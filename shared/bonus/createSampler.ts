/** A possible payout of a round. */
export interface Payout {
  /** Multiple of the stake. */
  times: number;
  chance: number;
}

/** Returns a function that draws payouts (multiples of the stake) by their chances in O(1): Walker's alias method over mulberry32. */
export function createSampler(payouts: readonly Payout[], seed: number): () => number {
  const count = payouts.length;
  const share = payouts.map(({ chance }) => chance * count);
  const times = Float64Array.from(payouts, (payout) => payout.times);
  const other = new Uint32Array(count);
  const small = share.flatMap((part, index) => (part < 1 ? [index] : []));
  const large = share.flatMap((part, index) => (part < 1 ? [] : [index]));
  while (small.length > 0 && large.length > 0) {
    const [low, high] = [small.pop() as number, large.at(-1) as number];
    other[low] = high;
    share[high] = (share[high] as number) + (share[low] as number) - 1;
    if ((share[high] as number) < 1) small.push(large.pop() as number);
  }
  // The remaining shares are 1 except for rounding.
  for (const index of [...small, ...large]) share[index] = 1;
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    const slot = Math.floor(random() * count);
    return times[random() < (share[slot] as number) ? slot : (other[slot] as number)] as number;
  };
}
