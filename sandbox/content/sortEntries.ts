import { ContentError } from './ContentError.ts';
import type { Entry } from './createEntries.ts';

/** `sort=title:desc`, `sort=a,b:asc`, `sort[0]=a`; without it by id. */
export function sortEntries(entries: readonly Entry[], sort: unknown): Entry[] {
  const rules = (Array.isArray(sort) ? sort : [sort ?? 'id'])
    .flatMap((rule) => String(rule).split(','))
    .map((rule) => {
      const [key = '', direction = 'asc'] = rule.trim().split(':');
      if (!/^(asc|desc)$/i.test(direction))
        throw new ContentError(400, 'ValidationError', `Invalid order ${direction}`);
      if (entries.length > 0 && !entries.some((entry) => key in entry)) {
        throw new ContentError(400, 'ValidationError', `Invalid key ${key}`, { key, path: key, source: 'query' });
      }
      return { key, sign: direction.toLowerCase() === 'desc' ? -1 : 1 };
    });
  return entries.toSorted((a, b) => {
    for (const { key, sign } of rules) {
      const [left, right] = [a[key], b[key]];
      if (left === right) continue;
      const isLess =
        typeof left === 'number' && typeof right === 'number' ? left < right : String(left ?? '') < String(right ?? '');
      return isLess ? -sign : sign;
    }
    return 0;
  });
}
