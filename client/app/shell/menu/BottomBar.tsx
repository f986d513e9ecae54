import { useRootData } from '#client/app/useRootData.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useText } from '#client/i18n/useText.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './BottomBar.module.css';
import { currentEntry } from './currentEntry.ts';
import { MenuItemLink } from './MenuItemLink.tsx';
import { visibleItems } from './visibleItems.ts';

/** The bottom navigation of phones, with at most five entries, of which one is marked on every page. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const root = useRootData();
  const text = useText();
  const isPlayer = useIsPlayer();
  const items = visibleItems(root?.menus.mobile ?? [], isPlayer).slice(0, 5);
  const menu = items.find(({ action }) => action === 'menu');
  // What the bar does not name is in the menu.
  const current = currentEntry(items, useLocation()) ?? (menu && { entry: menu, isPage: false });
  if (items.length === 0) return null;
  return (
    <nav aria-label={text('shell.mobileMenu')} className={styles.bar}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <MenuItemLink item={item} className={styles.item} current={current} onMenu={onMenu}>
              <Icon name={(item.icon || 'star') as IconName} size={22} />
              <span>{item.title}</span>
            </MenuItemLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
