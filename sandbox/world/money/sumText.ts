import type { Locale } from '../players/languages.ts';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';

/** A sum in soʻm, from minor units, as running text writes it. */
export const sumText = (minor: number): Record<Locale, string> => ({
  uz: `${formatNumber(minor / 100)} soʻm`,
  ru: `${formatNumber(minor / 100)} сум`,
});
