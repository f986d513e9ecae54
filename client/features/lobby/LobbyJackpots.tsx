import { use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { GrowingAmount } from '#client/entities/jackpot/GrowingAmount.tsx';
import { JackpotPanel } from '#client/entities/jackpot/JackpotPanel.tsx';
import type { JackpotCard } from '#client/entities/jackpot/jackpotCard.ts';
import { useLiveJackpots } from '#client/entities/jackpot/useLiveJackpots.ts';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { useText } from '#client/i18n/useText.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { useReducedMotion } from '#client/ui/theme/useReducedMotion.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { JackpotSkeleton } from './JackpotSkeleton.tsx';
import styles from './LobbyJackpots.module.css';

/** Number of jackpots shown beside the largest. */
const OTHERS = 2;

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
  const [great, ...others] = jackpots;
  if (!great) return null;
  return (
    <section aria-label={text('lobby.jackpots')}>
      <JackpotPanel
        className={styles.panel}
        jackpot={great}
        amount={sumOf(great)}
        title={<h2>{text('lobby.jackpotOf', { name: great.name })}</h2>}
        aside={
          others.length > 0 && (
            <ul className={styles.others}>
              {others.slice(0, OTHERS).map((pot) => (
                <li key={pot.id}>
                  <LocaleLink to={paths.jackpot.build({ id: pot.id })}>{pot.name}</LocaleLink>
                  <b>
                    <GrowingAmount amount={sumOf(pot)} />
                  </b>
                </li>
              ))}
            </ul>
          )
        }
      >
        <ButtonLink href={hallHref({ category: 'jackpot' })} link={renderLocaleLink}>
          {text('lobby.jackpotGames')}
        </ButtonLink>
        <ButtonLink kind="ghost" href={paths.jackpots.build()} link={renderLocaleLink}>
          {text('lobby.allJackpots')}
        </ButtonLink>
      </JackpotPanel>
    </section>
  );
}
