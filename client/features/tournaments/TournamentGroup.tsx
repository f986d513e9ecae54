import { useId } from 'react';
import { PictureTileGrid } from '../../ui/layout/tiles/PictureTileGrid.tsx';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import type { TournamentCard } from '../../entities/tournament/tournamentCard.ts';
import { ClosedNote } from './join/ClosedNote.tsx';
import styles from './TournamentGroup.module.css';
import type { TournamentCondition } from './join/TournamentCondition.ts';
import { TournamentTile } from '../../entities/tournament/TournamentTile.tsx';

interface TournamentGroupProps {
  title: string;
  cards: readonly TournamentCard[];
  /** Keyed by tournament id. */
  conditions?: Readonly<Record<string, TournamentCondition[]>>;
  /** At the top of the page: its first pictures load eagerly. */
  isFirst?: boolean;
}

const EAGER = 2;

export function TournamentGroup({ title, cards, conditions = {}, isFirst }: TournamentGroupProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      <PictureTileGrid>
        {cards.map((card, index) => {
          const missing = card.isJoined ? [] : (conditions[String(card.id)] ?? []).filter((one) => !one.is_done);
          return (
            <li key={card.id} className={styles.entry}>
              <TournamentTile card={card} eager={Boolean(isFirst) && index < EAGER} />
              {missing.length > 0 && <ClosedNote missing={missing} />}
            </li>
          );
        })}
      </PictureTileGrid>
    </section>
  );
}
