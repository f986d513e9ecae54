/** Seeded random numbers (sfc32 over a string hash): the same key gives the same numbers. */
export type Rng = {
  /** 0 <= x < 1 */
  float(): number;
  /** 0 <= x < n, integer */
  int(n: number): number;
  pick<T>(list: readonly T[]): T;
  between(a: number, b: number): number;
  chance(p: number): boolean;
  /** a shuffled copy */
  shuffle<T>(list: readonly T[]): T[];
};

function hashOf(key: string): number {
  let h = 2166136261;
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function createRng(key: string): Rng {
  let a = hashOf(key);
  let b = hashOf(`${key}:b`);
  let c = hashOf(`${key}:c`);
  let d = 1;
  const float = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 8; i++) float();
  const int = (n: number) => Math.floor(float() * n);
  return {
    float,
    int,
    pick: (list) => list[int(list.length)] as (typeof list)[number],
    between: (lo, hi) => lo + float() * (hi - lo),
    chance: (p) => float() < p,
    shuffle: (list) => {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [out[i], out[j]] = [out[j] as never, out[i] as never];
      }
      return out;
    },
  };
}
