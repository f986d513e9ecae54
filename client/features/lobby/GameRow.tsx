import { useId } from 'react';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import { GameTile } from '../../entities/game/GameTile.tsx';
import { LocaleLink } from '../../ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import { Star } from '../../ui/media/Star.tsx';
import { TileGrid } from '../../ui/layout/tiles/TileGrid.tsx';
import { TileRow } from '../../ui/layout/tiles/TileRow.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
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
  const tiles = row.games.map((game) => (
    <li key={game.sysname}>
      <GameTile game={game} {...tile} />
    </li>
  ));
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
            <span className={styles.allBox}>
              <span className={styles.star}>
                <Star shape="octagram" size={84} />
                <b>{total}</b>
              </span>
              <span>
                {text('lobby.allShort')}
                <VisuallyHidden>: {section.title}</VisuallyHidden>
              </span>
            </span>
          </LocaleLink>
        </li>
      )}
    </TileRow>
  );
}
