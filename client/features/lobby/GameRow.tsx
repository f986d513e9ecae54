import { useId } from 'react';
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

/** A section of games: a scrolling line that ends with a link to all games, or a grid of complete rows. */
export function GameRow({ section, row, ...tile }: GameRowProps) {
  const text = useText();
  const id = useId();
  if (row.games.length === 0) return null;
  const total = formatNumber(row.total);
  const more = { href: section.link, text: text('lobby.all', { total }) };
  const tiles = row.games.map((game) => <GameTile key={game.sysname} as="li" game={game} {...tile} />);
  if (section.rows > 1)
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
    >
      {tiles}
      {row.total > row.games.length && (
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
