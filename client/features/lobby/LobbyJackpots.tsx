import type { Share } from '#client/entities/jackpot/createShare.ts';
import { JackpotPots } from '#client/entities/jackpot/JackpotPots.tsx';
import { type Sums, useLiveJackpots } from '#client/entities/jackpot/useLiveJackpots.ts';
import { useText } from '#client/i18n/useText.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { useReducedMotion } from '#client/ui/theme/useReducedMotion.ts';
import { paths } from '#shared/url/paths.ts';
import type { LobbyJackpot } from './loadLobbyJackpots.ts';

interface LobbyJackpotsProps {
  jackpots: readonly LobbyJackpot[];
  share: Share<Sums>;
}

/** The largest jackpots in a row. */
export function LobbyJackpots({ jackpots, share }: LobbyJackpotsProps) {
  const text = useText();
  // Secondary on this page: no live updates with reduced motion.
  const sums = useLiveJackpots(jackpots, { isStill: useReducedMotion(), share });
  return (
    <section aria-label={text('lobby.jackpots')}>
      <SectionHeader
        title={text('lobby.jackpots')}
        more={{ href: paths.jackpots.build(), text: text('lobby.allJackpots') }}
        link={renderLocaleLink}
      />
      <JackpotPots jackpots={jackpots} sums={sums} hasHeadline />
    </section>
  );
}
