import { use } from 'react';
import { hallHref } from '../../../shared/url/hallQuery.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { Settled } from '../../context/settle.ts';
import { GrowingAmount } from '../../entities/jackpot/GrowingAmount.tsx';
import type { JackpotCard } from '../../entities/jackpot/jackpotCard.ts';
import { JackpotPanel } from '../../entities/jackpot/JackpotPanel.tsx';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { SectionLate } from '../../entities/section/SectionLate.tsx';
import { useLiveJackpots } from '../../entities/jackpot/useLiveJackpots.ts';
import { LocaleLink } from '../../ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx';
import { useReducedMotion } from '../../ui/theme/useReducedMotion.ts';
import styles from './LobbyJackpots.module.css';
import { JackpotSkeleton } from './JackpotSkeleton.tsx';

/** Number of jackpots shown beside the largest. */
const OTHERS = 2;

export function LobbyJackpots({ jackpots }: { jackpots: Promise<Settled<JackpotCard[]>> }) {
  const text = useText();
  const settled = use(jackpots);
  if (!settled.ok && settled.isLate)
    return (
      <SectionLate title={text('lobby.sectionFailed', { title: text('lobby.jackpots') })} error={settled.error}>
        <JackpotSkeleton />
      </SectionLate>
    );
  if (!settled.ok)
    return (
      <SectionFailed title={text('lobby.sectionFailed', { title: text('lobby.jackpots') })} error={settled.error} />
    );
  return settled.value.length > 0 && <Pots jackpots={settled.value} />;
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
