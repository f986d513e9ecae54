import type { MenuItem, MenuLink } from '../../../shared/content/common.content.ts';
import { linkKind } from '../../i18n/linkKind.ts';
import { hasPage } from './hasPage.ts';

function isShown(link: MenuLink, isPlayer: boolean): boolean {
  if (link.visibility === (isPlayer ? 'guest' : 'player')) return false;
  if (link.action)
    return (link.action === 'signOut') === isPlayer || link.action === 'search' || link.action === 'menu';
  return link.url !== '' && linkKind(link.url) !== 'forbidden' && hasPage(link.url);
}

/** The links of a list that lead somewhere for who is asking. */
export function visibleLinks<T extends MenuLink>(links: readonly T[], isPlayer: boolean): T[] {
  return links.filter((link) => isShown(link, isPlayer));
}

/** A menu without dead ends: a heading whose every link is gone goes too. */
export function visibleItems(items: readonly MenuItem[], isPlayer: boolean): MenuItem[] {
  return items.flatMap((item) => {
    const children = visibleLinks(item.children, isPlayer);
    if (item.children.length === 0) return isShown(item, isPlayer) ? [item] : [];
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
