type Lab = readonly [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const s = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const v = Number.parseInt(s.slice(1), 16);
  const r = toLinear((v >> 16) / 255);
  const g = toLinear(((v >> 8) & 255) / 255);
  const b = toLinear((v & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const q = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * q,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * q,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * q,
  ];
}

function hexOf([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((v) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255));
  // Three digits are within 8/255 of the colour; below a third of full light that error is visible, so dark colours stay at six.
  if (Math.max(...rgb) > 84) return `#${rgb.map((v) => Math.round(v / 17).toString(16)).join('')}`;
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Lighter (0..1) or darker (-1..0). Lighter halves the chroma, darker shifts slightly to blue. */
export function shade(hex: string, amount: number): string {
  const [L, a, b] = labOf(hex);
  if (amount >= 0) {
    const k = 1 - 0.5 * amount;
    return hexOf([L + (1 - L) * amount, a * k, b * k]);
  }
  const k = 1 + 0.45 * amount;
  return hexOf([L * (1 + 0.86 * amount), a * k, b * k + 0.025 * amount]);
}

/** From a (0) to b (1), in OKLab. */
export function mix(a: string, b: string, t: number): string {
  const x = labOf(a);
  const y = labOf(b);
  return hexOf([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** OKLab lightness, 0..1. */
export const lightness = (hex: string): number => labOf(hex)[0];

/** The tinted near-black outline of a form in this colour. Outlines are 4-6 units wide, never pure black. */
export const ink = (hex: string): string => {
  const [, a, b] = labOf(hex);
  return hexOf([0.17, a * 0.32, b * 0.32 - 0.015]);
};
