import { ContentError } from './ContentError.ts';
import type { AssertKey } from './createAssertKey.ts';
import type { ContentEntry } from './createEntries.ts';

/** Sorts by `sort=title:desc`, `sort=a,b:asc` or `sort[0]=a`; by id without it. */
export function sortEntries(entries: readonly ContentEntry[], sort: unknown, assertKey: AssertKey): ContentEntry[] {
  const rules = (Array.isArray(sort) ? sort : [sort ?? 'id'])
    .flatMap((rule) => String(rule).split(','))
    .map((rule) => {
      const [key = '', direction = 'asc'] = rule.trim().split(':');
      if (!/^(asc|desc)$/i.test(direction))
        throw new ContentError(400, 'ValidationError', `Invalid order ${direction}`);
      assertKey(key);
      return { key, sign: direction.toLowerCase() === 'desc' ? -1 : 1 };
    });
  return entries.toSorted((a, b) => {
    for (const { key, sign } of rules) {
      const [first, right] = [a[key], b[key]];
      if (first === right) continue;
      const isLess =
        typeof first === 'number' && typeof right === 'number'
          ? first < right
          : String(first ?? '') < String(right ?? '');
      return isLess ? -sign : sign;
    }
    return 0;
  });
}
