import { use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { JackpotPots } from '#client/entities/jackpot/JackpotPots.tsx';
import type { JackpotCard } from '#client/entities/jackpot/jackpotCard.ts';
import { useLiveJackpots } from '#client/entities/jackpot/useLiveJackpots.ts';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { useText } from '#client/i18n/useText.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { useReducedMotion } from '#client/ui/theme/useReducedMotion.ts';
import { paths } from '#shared/url/paths.ts';
import { JackpotSkeleton } from './JackpotSkeleton.tsx';

/** The largest, and those beside it. */
const SHOWN = 3;

export function LobbyJackpots({ jackpots }: { jackpots: Promise<Settled<JackpotCard[]>> }) {
  const text = useText();
  return (
    <OptionalSection
      part={use(jackpots)}
      failed={text('lobby.sectionFailed', { title: text('lobby.jackpots') })}
      waiting={<JackpotSkeleton />}
    >
      {(pots) => pots.length > 0 && <Pots jackpots={pots} />}
    </OptionalSection>
  );
}

function Pots({ jackpots }: { jackpots: readonly JackpotCard[] }) {
  const text = useText();
  // Secondary on this page: no live updates with reduced motion.
  const sums = useLiveJackpots(jackpots, useReducedMotion());
  const sumOf = ({ id, amount }: JackpotCard) => sums[String(id)] ?? amount.amount;
  return (
    <section aria-labelledby="jackpots">
      <SectionHeader
        id="jackpots"
        title={text('lobby.jackpots')}
        more={{ href: paths.jackpots.build(), text: text('lobby.allJackpots') }}
        link={renderLocaleLink}
      />
      <JackpotPots jackpots={jackpots.slice(0, SHOWN)} sumOf={sumOf} />
    </section>
  );
}
