import { use } from 'react';
import { paths } from '../../../shared/paths.ts';
import type { Settled } from '../../context/settle.ts';
import type { TournamentCard } from '../../lib/tournamentCard.ts';
import { TournamentTile } from '../../games/TournamentTile.tsx';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { TileRow } from '../../ui/TileRow.tsx';
import { SectionError } from './SectionError.tsx';

/** Tournaments that run or will, each with what is left until it ends or begins. */
export function Tournaments({ tournaments }: { tournaments: Promise<Settled<TournamentCard[]>> }) {
  const text = useText();
  const settled = use(tournaments);
  if (!settled.ok) return <SectionError title={text('lobby.tournaments')} error={settled.error} />;
  if (settled.value.length === 0) return null;
  return (
    <TileRow
      size="card"
      title={text('lobby.tournaments')}
      more={{ href: paths.tournaments.build(), text: text('lobby.allTournaments') }}
      link={renderLocaleLink}
      previousLabel={text('lobby.previous')}
      nextLabel={text('lobby.next')}
    >
      {settled.value.map((card) => (
        <li key={card.id}>
          <TournamentTile card={card} countdown />
        </li>
      ))}
    </TileRow>
  );
}
