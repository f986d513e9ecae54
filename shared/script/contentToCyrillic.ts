import type { CollectionName } from '../content/collections.ts';
import { toCyrillic } from './toCyrillic.ts';

/** Fields of the content service's records that people read; all others name, link or switch something. */
const TEXTS = new Set(
  (
    'title subtitle buttonTitle publicTitle publicSubtitle publicButtonTitle text textTitle description descriptionWithdraw ' +
    'descriptionMinMax label addition placeholder hint header button confirm cancel question answer items head rows alt caption ' +
    'lead headline about copyright license privileges'
  ).split(' '),
);
/** Dictionaries of which every value is read. */
const DICTIONARIES = new Set(['dictionary', 'messages', 'replacements']);
/** Collections in which a `name` is a word of ours; elsewhere it is a field's, a brand's or a person's. */
const NAMED: ReadonlySet<CollectionName> = new Set(['loyalty', 'prazer-config']);

/** The same value of a collection with what people read of it in Cyrillic letters; a value without any is given back itself. */
export function contentToCyrillic<T>(name: CollectionName, value: T): T {
  const isText = (key: string) => TEXTS.has(key) || (key === 'name' && NAMED.has(name));
  const change = (part: unknown, isRead: boolean): unknown => {
    if (typeof part === 'string') return isRead ? toCyrillic(part) : part;
    if (Array.isArray(part)) return part.map((item) => change(item, isRead));
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
