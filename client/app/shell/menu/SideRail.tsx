import { useRef } from 'react';
import { AgeNote } from '#client/app/shell/AgeNote.tsx';
import { HomeLink } from '#client/app/shell/HomeLink.tsx';
import { useRootData } from '#client/app/useRootData.ts';
import { PlayerHole } from '#client/context/PlayerHole.tsx';
import { useLocation } from '#client/context/useLocation.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFact } from '#client/stores/useFact.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { useShownCurrent } from '#client/ui/navigation/current/useShownCurrent.ts';
import type { MenuLink } from '#shared/content/common.content.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { FAVOURITES } from '#shared/url/hallQuery.ts';
import { type CurrentEntry, currentEntry } from './currentEntry.ts';
import { MenuBanner } from './MenuBanner.tsx';
import { MenuItemLink } from './MenuItemLink.tsx';
import styles from './SideRail.module.css';
import { visibleItems } from './visibleItems.ts';

/** The menu of wide screens: icons with titles at 232 px, icons alone at 72. */
export function SideRail({ onToggle }: { onToggle: () => void }) {
  const root = useRootData();
  const text = useText();
  const here = useLocation();
  const isPlayer = useIsPlayer();
  const menu = useRef<HTMLDivElement>(null);
  const items = visibleItems(root?.menus.side ?? [], isPlayer);
  const current = currentEntry(
    items.flatMap((item) => [item, ...item.children]),
    here,
  );
  useShownCurrent(menu, current?.entry.url);

  return (
    <nav aria-label={text('shell.sideMenu')} className={styles.rail}>
      <div className={styles.top}>
        <HomeLink className={styles.logo} />
        <button type="button" className={styles.toggle} onClick={onToggle}>
          <span className={styles.collapses}>{text('shell.collapseMenu')}</span>
          <span className={styles.expands}>{text('shell.expandMenu')}</span>
          <Icon name="chevron-left" className={styles.arrow} />
        </button>
      </div>
      <div ref={menu} className={styles.menu}>
        <ul>
          {items.map((item) =>
            item.children.length === 0 ? (
              <RailLink key={item.title} item={item} current={current} />
            ) : (
              <li key={item.title} className={styles.group}>
                <p className={styles.heading}>
                  <span>{item.title}</span>
                </p>
                <ul>
                  {item.children.map((child) => (
                    <RailLink key={child.title} item={child} current={current} />
                  ))}
                </ul>
              </li>
            ),
          )}
        </ul>
        <div className={styles.age}>
          <AgeNote />
        </div>
        <div className={styles.banner}>
          <MenuBanner />
        </div>
      </div>
    </nav>
  );
}

function RailLink({ item, current }: { item: MenuLink; current: CurrentEntry<MenuLink> | undefined }) {
  const counts = useRootData()?.menuCounts;
  const { countOf } = item;
  return (
    <li>
      <MenuItemLink item={item} className={styles.item} title={item.title} current={current}>
        <Icon name={(item.icon || 'star') as IconName} />
        <span className={styles.label}>{item.title}</span>
        {countOf === FAVOURITES ? (
          <PlayerHole>
            <FavouritesCount />
          </PlayerHole>
        ) : (
          <Count of={counts?.[countOf ?? '']} />
        )}
      </MenuItemLink>
    </li>
  );
}

function FavouritesCount() {
  return <Count of={useFact('likes', ({ sysnames }) => sysnames.length)} />;
}

/** The number of games of a category or of the catalogue; nothing for none. */
function Count({ of }: { of: number | undefined }) {
  return of ? <span className={styles.count}>{formatNumber(of)}</span> : null;
}
