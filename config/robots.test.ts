import { expect, test } from 'vitest';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { duplicateKeys } from './robots.ts';

/** Keys of the query that crawlers may follow, and why. A new key stands here or in `duplicateKeys`. */
const FOLLOWED: Readonly<Record<string, string>> = {
  [queryKeys.redirectUrl]: 'the forms with it say noindex',
  [queryKeys.tab]: 'of private pages, which are excluded',
  [queryKeys.category]: 'a hall of its own',
  [queryKeys.providers]: 'a hall of its own',
  [queryKeys.event]: 'an event of the sportsbook',
  [queryKeys.theme]: 'of documents in a frame',
};

test('every key of the query is one that crawlers may follow, or makes a duplicate', () => {
  const keys = Object.values(queryKeys).filter((key) => !duplicateKeys.includes(key));
  expect(keys.toSorted()).toEqual(Object.keys(FOLLOWED).toSorted());
});
