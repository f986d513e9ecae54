/** Measurements of a page on a phone: milliseconds, `cls` without a unit. */
export interface PageMeasure {
  fcp: number;
  lcp: number;
  blocking: number;
  cls: number;
}

/** Lighthouse 12 for mobile: the value of the best tenth of pages, of the median page, and the weight. Speed index is left out. */
const CURVES = {
  fcp: { p10: 1_800, median: 3_000, weight: 10 },
  lcp: { p10: 2_500, median: 4_000, weight: 25 },
  blocking: { p10: 200, median: 600, weight: 30 },
  cls: { p10: 0.1, median: 0.25, weight: 25 },
} as const satisfies Record<keyof PageMeasure, unknown>;
const TOTAL = Object.values(CURVES).reduce((sum, { weight }) => sum + weight, 0);
const INVERSE_ERFC_OF_A_FIFTH = 0.9061938024368232;

/** 0 to 100 by Lighthouse's log-normal curves: 90 at `p10` and 50 at `median`. */
export function lighthouseScore(measured: PageMeasure): number {
  const sum = Object.entries(CURVES).reduce((all, [name, { p10, median, weight }]) => {
    const value = Math.max(measured[name as keyof PageMeasure], Number.MIN_VALUE);
    const place = (Math.log(value / median) * INVERSE_ERFC_OF_A_FIFTH) / -Math.log(p10 / median);
    return all + ((1 - erf(place)) / 2) * weight;
  }, 0);
  return (100 * sum) / TOTAL;
}

/** Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - poly * Math.exp(-x * x));
}
