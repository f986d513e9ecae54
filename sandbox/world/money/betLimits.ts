/** How many lines a slot may be played on. */
export const LINE_COUNTS = [10, 20] as const;

/** Minor units of one currency. Every bet is a whole number of steps, so that every number of lines divides it. */
export interface BetLimits {
  min: number;
  max: number;
  step: number;
  presets: readonly number[];
  lines: readonly number[];
}

const PRESETS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500];

function limitsFrom(min: number, step: number): BetLimits {
  const presets = PRESETS.map((times) => min * times);
  return { min, max: presets.at(-1) as number, step, presets, lines: LINE_COUNTS };
}

const limits: Record<string, BetLimits> = {
  UZS: limitsFrom(20_000, 2_000),
  RUB: limitsFrom(200, 20),
  USD: limitsFrom(40, 20),
};

/** The bet limits of a currency. */
export function betLimitsOf(currency: string): BetLimits {
  return limits[currency] ?? (limits['UZS'] as BetLimits);
}
