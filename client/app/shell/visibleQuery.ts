import { stripLocale } from '../../../shared/locales.ts';

const SYSNAME = /^[\w.-]{1,64}$/;

/** The part of a hall's query that guests' pages are rendered by, in the form they have it (RELIABILITY D6): the same on the server and in the browser. */
export function visibleQuery({ pathname, search }: { pathname: string; search: string }): string {
  if (stripLocale(pathname) !== '/gamehall') return '';
  const query = new URLSearchParams(search);
  const category = query.get('category') ?? '';
  const named = (query.get('providers') ?? '').split(',').filter((name) => SYSNAME.test(name));
  const parts = [
    ...(SYSNAME.test(category) ? [`category=${category}`] : []),
    ...(named.length > 0 ? [`providers=${[...new Set(named)].sort().join(',')}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
