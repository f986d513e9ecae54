import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';

/** A sum in soʻm for running text, from minor units. */
export const sumText = (minor: number): Record<SandboxLanguage, string> => ({
  uz: `${formatNumber(minor / 100)} soʻm`,
  ru: `${formatNumber(minor / 100)} сум`,
});
