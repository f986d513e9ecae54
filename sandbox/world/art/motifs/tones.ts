/** Shades of one colour, brightest first; `ink` is its outline. */
export type Tones = {
  readonly white: string;
  readonly light: string;
  readonly base: string;
  readonly core: string;
  readonly deep: string;
  readonly ink: string;
};

type Lab = readonly [number, number, number];

function toLab(hex: string): Lab {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as unknown as Lab;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((v) => {
      const c = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
      return Math.min(15, Math.max(0, Math.round((c || 0) * 15))).toString(16);
    })
    .join('')}`;
}

/** Mix in OKLab, three-digit result. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Lab);
}

export function hex3(color: string): string {
  return toHex(toLab(color));
}

/** Light keeps half of its chroma, dark shifts a little to blue. */
export function tones(color: string): Tones {
  const [L, a, b] = toLab(color);
  const up = (share: number, keep: number): string => toHex([L + (1 - L) * share, a * keep, b * keep]);
  const down = (share: number, keep: number): string => toHex([L * share, a * keep, b * keep - 0.012]);
  return {
    white: up(0.8, 0.45),
    light: up(0.4, 0.85),
    base: toHex([L, a, b]),
    core: down(0.68, 0.85),
    deep: down(0.42, 0.6),
    ink: down(0.24, 0.4),
  };
}
