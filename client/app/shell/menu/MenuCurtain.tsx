import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuLink } from '../../../../shared/content/common.content.ts';
import { useText } from '../../../i18n/useText.ts';
import { useIsPlayer } from '../../../stores/useIsPlayer.ts';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { IconName } from '../../../ui/media/iconShapes.ts';
import { useRootData } from '../../useRootData.ts';
import { AgeNote } from '../AgeNote.tsx';
import { currentEntry } from './currentEntry.ts';
import { LanguageLinks } from '../../../entities/language/LanguageLinks.tsx';
import menu from './menu.module.css';
import styles from './MenuCurtain.module.css';
import { LookSwitches } from '../../../entities/look/LookSwitches.tsx';
import { MenuBanner } from './MenuBanner.tsx';
import { MenuItemLink } from './MenuItemLink.tsx';
import { visibleItems } from './visibleItems.ts';

interface MenuCurtainProps {
  open: boolean;
  onClose: () => void;
}

/** The side menu of phones, with language links, as a sheet over the page. */
export function MenuCurtain({ open, onClose }: MenuCurtainProps) {
  const root = useRootData();
  const text = useText();
  const isPlayer = useIsPlayer();
  const here = useLocation();
  const { key } = here;
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    onClose();
  }, [key, onClose]);
  const items = visibleItems(root?.menus.side ?? [], isPlayer);
  const current = currentEntry(
    items.flatMap((item) => [item, ...item.children]),
    here,
  );
  const link = (item: MenuLink) => (
    <li key={item.title}>
      <MenuItemLink item={item} className={menu.item} current={current}>
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
