import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

/** A text in both languages. */
export type LocalizedText = Record<SandboxLanguage, string>;

function isLocalizedText(value: object): value is LocalizedText {
  return 'uz' in value && 'ru' in value && Object.keys(value).length === 2;
}

/** A copy of the data in which each `LocalizedText` is replaced by its text in `locale`, with no-break spaces between figures and units. */
export function localise(data: unknown, locale: SandboxLanguage): unknown {
  if (Array.isArray(data)) return data.map((item) => localise(item, locale));
  if (typeof data !== 'object' || data === null) return data;
  if (isLocalizedText(data)) return bindFigures(data[locale]);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, localise(value, locale)]));
}
