import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';

/** The smallest and the largest sum, as a refusal states them. */
export function boundsText(bounds: { min: number; max: number }, currency: string, locale: SandboxLanguage) {
  return {
    min: formatMoney({ amount: bounds.min, currency }, locale),
    max: formatMoney({ amount: bounds.max, currency }, locale),
  };
}
