import { startTransition, useId, useState } from 'react';
import { GameTile } from '#client/entities/game/GameTile.tsx';
import { useText } from '#client/i18n/useText.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { TileGrid } from '#client/ui/layout/tiles/TileGrid.tsx';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './GameRow.module.css';
import type { HomeRow } from './homeRow.ts';

export interface RowSection {
  title: string;
  icon: string;
  link: string;
  rows: number;
}

interface GameRowProps {
  section: RowSection;
  row: HomeRow;
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

/** Tiles of a line until it is scrolled: as many as the widest screen shows. A page has seven lines, and each tile costs eight elements. */
const SHOWN = 8;

/** A section of games: a scrolling line that ends with a link to all games, or a grid of complete rows. */
export function GameRow({ section, row, ...tile }: GameRowProps) {
  const text = useText();
  const id = useId();
  const [isScrolled, setScrolled] = useState(false);
  if (row.games.length === 0) return null;
  const total = formatNumber(row.total);
  const more = { href: section.link, text: text('lobby.all', { total }) };
  const isGrid = section.rows > 1;
  const goesOn = row.total > row.games.length;
  // Without the link at its end a line that is whole on the screen could not be scrolled to its other games.
  const games = isGrid || isScrolled || !goesOn ? row.games : row.games.slice(0, SHOWN);
  const tiles = games.map((game) => <GameTile key={game.sysname} as="li" game={game} {...tile} />);
  if (isGrid)
    return (
      <section aria-labelledby={id}>
        <SectionHeader id={id} title={section.title} more={more} link={renderLocaleLink} />
        <TileGrid className={styles.grid}>{tiles}</TileGrid>
      </section>
    );
  return (
    <TileRow
      title={section.title}
      more={more}
      link={renderLocaleLink}
      previousLabel={text('lobby.previous')}
      nextLabel={text('lobby.next')}
      onScroll={() => startTransition(() => setScrolled(true))}
    >
      {tiles}
      {goesOn && (
        <li>
          <LocaleLink to={section.link} className={styles.all}>
            <b aria-hidden="true">{total}</b>
            <span>
              {text('lobby.allShort')}
              <VisuallyHidden>: {section.title}</VisuallyHidden>
            </span>
          </LocaleLink>
        </li>
      )}
    </TileRow>
  );
}
