import { useText } from '../../i18n/useText.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconShapes.ts';
import { useRootData } from '../useRootData.ts';
import styles from './BottomBar.module.css';
import { MenuItemLink } from './MenuItemLink.tsx';
import { visibleItems } from './visibleItems.ts';

/** The five ways of a phone. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const root = useRootData();
  const text = useText();
  const { account } = useFacts('session');
  const items = visibleItems(root?.menus.mobile ?? [], account !== null).slice(0, 5);
  if (items.length === 0) return null;
  return (
    <nav aria-label={text('shell.mobileMenu')} className={styles.bar}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <MenuItemLink item={item} className={styles.item} onMenu={onMenu}>
              <Icon name={(item.icon || 'star') as IconName} size={22} />
              <span>{item.title}</span>
            </MenuItemLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
