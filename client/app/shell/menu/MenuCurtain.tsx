import { AgeNote } from '#client/app/shell/AgeNote.tsx';
import { useRootData } from '#client/app/useRootData.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { LanguageLinks } from '#client/entities/language/LanguageLinks.tsx';
import { LookSwitches } from '#client/entities/look/LookSwitches.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import type { MenuLink } from '#shared/content/common.content.ts';
import { currentEntry } from './currentEntry.ts';
import { MenuBanner } from './MenuBanner.tsx';
import styles from './MenuCurtain.module.css';
import { MenuItemLink } from './MenuItemLink.tsx';
import menu from './menu.module.css';
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
