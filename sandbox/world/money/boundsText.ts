import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { CURRENCY } from './currency.ts';
import { sumText } from './sumText.ts';

interface Bounds {
  min: number;
  max: number;
}

/** `10 000 – 30 000 000 soʻm`, from major units. */
export function boundsText({ min, max }: Bounds, currency: string): Record<SandboxLanguage, string> {
  const upTo = (unit: string) => `${formatNumber(min)} – ${unit}`;
  if (currency !== CURRENCY)
    return { uz: upTo(`${formatNumber(max)} ${currency}`), ru: upTo(`${formatNumber(max)} ${currency}`) };
  const { uz, ru } = sumText(max * 100);
  return { uz: upTo(uz), ru: upTo(ru) };
}
