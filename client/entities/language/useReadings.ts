import { useBrand } from '#client/entities/brand/useBrand.ts';
import { languages } from '#shared/languages.ts';
import { type Locale, languageOf } from '#shared/locales.ts';

/** What visitors of the brand may read: its languages, in every script. */
export function useReadings(): Locale[] {
  const brand = useBrand();
  return (Object.keys(languages) as Locale[]).filter((one) => brand.languages.includes(languageOf(one)));
}
