import { linkKind } from '#client/lib/linkKind.ts';
import type { MenuItem, MenuLink } from '#shared/content/common.content.ts';
import { hasPage } from './hasPage.ts';

/** `isPlayer` undefined: not known yet, so only links for all are shown. */
function isShown(link: MenuLink, isPlayer: boolean | undefined): boolean {
  if (isPlayer === undefined ? link.visibility !== 'all' : link.visibility === (isPlayer ? 'guest' : 'player'))
    return false;
  if (link.action)
    return (link.action === 'signOut') === isPlayer || link.action === 'search' || link.action === 'menu';
  return link.url !== '' && linkKind(link.url) !== 'forbidden' && hasPage(link.url);
}

/** The links of a list that this visitor can use. */
export function visibleLinks<T extends MenuLink>(links: readonly T[], isPlayer: boolean | undefined): T[] {
  return links.filter((link) => isShown(link, isPlayer));
}

/** The menu items that this visitor can use, without headings that have no links left. */
export function visibleItems(items: readonly MenuItem[], isPlayer: boolean | undefined): MenuItem[] {
  return items.flatMap((item) => {
    const children = visibleLinks(item.children, isPlayer);
    if (item.children.length === 0) return isShown(item, isPlayer) ? [item] : [];
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
