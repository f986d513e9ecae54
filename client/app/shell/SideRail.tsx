import type { MenuLink } from '../../../shared/content/common.content.ts';
import { useText } from '../../i18n/useText.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconShapes.ts';
import { Logo } from '../../ui/Logo.tsx';
import { useFacts } from '../../stores/useFacts.ts';
import { useRootData } from '../useRootData.ts';
import { AgeNote } from './AgeNote.tsx';
import { BRAND } from './brand.ts';
import { MenuBanner } from './MenuBanner.tsx';
import { MenuItemLink } from './MenuItemLink.tsx';
import styles from './SideRail.module.css';
import { visibleItems } from './visibleItems.ts';

/** The menu of wide screens: words and icons at 232 px, icons alone at 72. */
export function SideRail({ onToggle }: { onToggle: () => void }) {
  const root = useRootData();
  const text = useText();
  const { account } = useFacts('session');
  const items = visibleItems(root?.menus.side ?? [], account !== null);
  return (
    <nav aria-label={text('shell.sideMenu')} className={styles.rail}>
      <LocaleLink to="/" className={styles.logo} aria-label={`${BRAND}: ${text('shell.home')}`}>
        <Logo name={BRAND} />
      </LocaleLink>
      <ul className={styles.menu}>
        {items.map((item) =>
          item.children.length === 0 ? (
            <RailLink key={item.title} item={item} />
          ) : (
            <li key={item.title} className={styles.group}>
              <p className={styles.heading}>
                <span>{item.title}</span>
              </p>
              <ul>
                {item.children.map((child) => (
                  <RailLink key={child.title} item={child} />
                ))}
              </ul>
            </li>
          ),
        )}
        <li className={styles.banner}>
          <MenuBanner />
        </li>
      </ul>
      <div className={styles.foot}>
        <AgeNote />
        <button type="button" className={styles.toggle} title={text('shell.toggleRail')} onClick={onToggle}>
          <Icon name="chevron-left" className={styles.arrow} />
          <span className={styles.word}>{text('shell.toggleRail')}</span>
        </button>
      </div>
    </nav>
  );
}

function RailLink({ item }: { item: MenuLink }) {
  return (
    <li>
      <MenuItemLink item={item} className={styles.item} title={item.title}>
        <Icon name={(item.icon || 'star') as IconName} />
        <span className={styles.word}>{item.title}</span>
      </MenuItemLink>
    </li>
  );
}
