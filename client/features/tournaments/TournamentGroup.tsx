import { useId } from 'react';
import { TournamentTile } from '#client/entities/tournament/TournamentTile.tsx';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { PictureTileGrid } from '#client/ui/layout/tiles/PictureTileGrid.tsx';
import { ClosedNote } from './join/ClosedNote.tsx';
import type { TournamentCondition } from './join/TournamentCondition.ts';
import styles from './TournamentGroup.module.css';

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
