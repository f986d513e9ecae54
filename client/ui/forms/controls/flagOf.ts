import type { FlagName } from '#client/ui/media/iconShapes.ts';

const FLAGS: Record<string, FlagName> = {
  uz: 'flag-uz',
  ru: 'flag-ru',
  kz: 'flag-kz',
  kg: 'flag-kg',
  tj: 'flag-tj',
  tm: 'flag-tm',
};

/** The sprite's flag of an ISO country code in upper or lower case, if it has one. */
export function flagOf(country: string): FlagName | undefined {
  return FLAGS[country.toLowerCase()];
}
