import { stripLocale } from '#shared/locales.ts';

/** Whether a menu link is the current page. Of the query only the category counts, because cached guest pages know no more (reliability D6). */
export function isCurrentLink(url: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path = '', query = ''] = url.split('#', 1)[0]?.split('?') ?? [];
  const here = stripLocale(pathname).replace(/(.)\/$/, '$1');
  return path === here && categoryOf(query) === categoryOf(search);
}

function categoryOf(query: string): string | null {
  return new URLSearchParams(query).get('category');
}
