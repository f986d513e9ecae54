import { expect, test } from 'vitest';
import { SANDBOX_LANGUAGES } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections, parseCollection } from '#shared/content/collections.ts';
import { createEntries } from './createEntries.ts';

const entries = createEntries();
const cases = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
  SANDBOX_LANGUAGES.map((locale) => [name, locale] as const),
);

/** The snapshot and the second tier return parsed records, which are parsed again like an answer of the service. */
test.each(cases)(
  'parseCollection, given its own output of %s in %s after JSON, returns it unchanged',
  (name, locale) => {
    const raw = entries[name][locale];
    const once = parseCollection(name, collections[name].kind === 'single' ? raw[0] : raw);
    const stored: unknown = JSON.parse(JSON.stringify(once));
    expect(JSON.parse(JSON.stringify(parseCollection(name, stored)))).toEqual(stored);
  },
);
