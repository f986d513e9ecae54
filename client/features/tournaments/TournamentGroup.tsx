import { useId } from 'react';
import { PictureTileGrid } from '../../ui/layout/tiles/PictureTileGrid.tsx';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import type { TournamentCard } from '../../entities/tournament/tournamentCard.ts';
import { TournamentTile } from '../../entities/tournament/TournamentTile.tsx';

interface TournamentGroupProps {
  title: string;
  cards: readonly TournamentCard[];
  /** At the top of the page: its first pictures are what the visitor waits for. */
  isFirst?: boolean;
}

const EAGER = 2;

export function TournamentGroup({ title, cards, isFirst }: TournamentGroupProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      <PictureTileGrid>
        {cards.map((card, index) => (
          <li key={card.id}>
            <TournamentTile card={card} eager={Boolean(isFirst) && index < EAGER} />
          </li>
        ))}
      </PictureTileGrid>
    </section>
  );
}
