import type { CollectionName } from '#shared/content/collections.ts';
import { toCyrillic } from './toCyrillic.ts';

/** Fields of the content service's records with texts; the others are names, links and settings. */
const TEXTS = new Set(
  (
    'title subtitle buttonTitle publicTitle publicSubtitle publicButtonTitle text textTitle description descriptionWithdraw ' +
    'descriptionMinMax label addition placeholder hint header button confirm cancel question answer items head rows alt caption ' +
    'lead headline about copyright license privileges'
  ).split(' '),
);
/** Dictionaries whose values are all texts. */
const DICTIONARIES = new Set(['dictionary', 'messages', 'replacements']);
/** Collections in which `name` is a text; elsewhere it is the name of a field, brand or person. */
const NAMED: ReadonlySet<CollectionName> = new Set(['loyalty', 'prazer-config', 'web-settings']);

/** Transliterates the texts in a value of a collection to Cyrillic; everything else is unchanged. */
export function contentToCyrillic<T>(name: CollectionName, value: T): T {
  const isText = (key: string) => TEXTS.has(key) || (/^(?:n|shortN)ame$/.test(key) && NAMED.has(name));
  const change = (part: unknown, isProse: boolean): unknown => {
    if (typeof part === 'string') return isProse ? toCyrillic(part) : part;
    if (Array.isArray(part)) return part.map((item) => change(item, isProse));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [
        key,
        DICTIONARIES.has(key) ? dictionary(item as Record<string, string>) : change(item, isText(key)),
      ]),
    );
  };
  return change(value, false) as T;
}

const dictionary = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, toCyrillic(text)]));
