import { stripLocale } from '#shared/locales.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';
import { paths } from '#shared/url/paths.ts';
import { isCurrentLink } from './isCurrentLink.ts';

interface Entry {
  url: string;
  action?: string | undefined;
}

export interface CurrentEntry<T> {
  entry: T;
  /** The entry links to this page itself, not only to its section. */
  isPage: boolean;
}

/**
 * The current entry of a menu: the one of this page, else of the section that contains it. Games count to the hall, the hall to the
 * lobby, and the cashier to the profile.
 */
export function currentEntry<T extends Entry>(
  entries: readonly T[],
  here: { pathname: string; search: string },
): CurrentEntry<T> | undefined {
  const links = entries.filter(({ action, url }) => !action && url !== '');
  const page = links.find(({ url }) => isCurrentLink(url, here));
  if (page) return { entry: page, isPage: true };
  const path = stripLocale(here.pathname);
  const hall = paths.gamehall.build();
  const section = isGamePage(path) ? hall : path.replace(/^\/cashier\b/, paths.profile.pattern);
  const [entry] = links
    .filter(({ url }) => !/[?#]/.test(url) && url !== '/' && `${section}/`.startsWith(`${url}/`))
    .sort((one, other) => other.url.length - one.url.length);
  const lobby = section === hall ? links.find(({ url }) => url === '/') : undefined;
  const menuEntry = entry ?? lobby;
  return menuEntry && { entry: menuEntry, isPage: false };
}
