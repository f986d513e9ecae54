import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuLink } from '../../../shared/content/common.content.ts';
import { useText } from '../../i18n/useText.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconShapes.ts';
import { useRootData } from '../useRootData.ts';
import { AgeNote } from './AgeNote.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import menu from './menu.module.css';
import styles from './MenuCurtain.module.css';
import { LookSwitches } from './LookSwitches.tsx';
import { MenuBanner } from './MenuBanner.tsx';
import { MenuItemLink } from './MenuItemLink.tsx';
import { visibleItems } from './visibleItems.ts';

interface MenuCurtainProps {
  open: boolean;
  onClose: () => void;
}

/** The side menu of phones, with the languages: a sheet over the page. */
export function MenuCurtain({ open, onClose }: MenuCurtainProps) {
  const root = useRootData();
  const text = useText();
  const { account } = useFacts('session');
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    onClose();
  }, [key, onClose]);
  const items = visibleItems(root?.menus.side ?? [], account !== null);
  const link = (item: MenuLink) => (
    <li key={item.title}>
      <MenuItemLink item={item} className={menu.item}>
        <Icon name={(item.icon || 'star') as IconName} />
        <span>{item.title}</span>
      </MenuItemLink>
    </li>
  );
  return (
    <Dialog
      kind="curtain"
      open={open}
      onClose={onClose}
      lightDismiss
      closeLabel={text('shell.close')}
      title={text('shell.menu')}
    >
      <nav aria-label={text('shell.sideMenu')} className={styles.menu}>
        <ul>{items.filter((item) => item.children.length === 0).map(link)}</ul>
        {items
          .filter((item) => item.children.length > 0)
          .map((item) => (
            <section key={item.title}>
              <h3>{item.title}</h3>
              <ul>{item.children.map(link)}</ul>
            </section>
          ))}
        <section>
          <h3>{text('shell.language')}</h3>
          <LanguageLinks linkClassName={menu.item} />
        </section>
      </nav>
      <section className={styles.look}>
        <h3>{text('shell.look')}</h3>
        <LookSwitches />
      </section>
      <MenuBanner />
      <AgeNote />
    </Dialog>
  );
}
