import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { prizeText } from '#client/entities/tournament/prizeText.ts';
import { TournamentStatusBadge } from '#client/entities/tournament/TournamentStatusBadge.tsx';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatEnd } from '#client/lib/formatEnd.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { PageHero } from '#client/ui/layout/PageHero.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './TournamentHero.module.css';

interface TournamentHeroProps {
  tournament: TournamentCard & { wideImage: string; text: string };
  /** Number of participants; null when unknown. */
  people: number | null;
  /** The main action. */
  children?: ReactNode;
}

export function TournamentHero({ tournament, people, children }: TournamentHeroProps) {
  const { name, status, start, end, pool, firstPrize, wideImage, image } = tournament;
  const { locale } = useApp();
  const text = useText();
  const offset = useClockOffset();
  const { reload } = useReload();
  const prize = pool ?? firstPrize;
  const isPlanned = status === 'planned';
  return (
    <PageHero
      title={name}
      picture={{ src: wideImage, phoneSrc: image }}
      status={
        <p className={styles.status}>
          <TournamentStatusBadge status={status} />
          {people !== null && people > 0 && (
            <span>{text('tournaments.people', { count: people, n: formatNumber(people) })}</span>
          )}
        </p>
      }
      details={
        <>
          {prize && (
            <p>
              <span className={styles.label}>{text(pool ? 'tournaments.pool' : 'tournaments.firstPrize')}</span>
              <span className={styles.prize}>{prizeText(prize, locale)}</span>
            </p>
          )}
          <div>
            <p className={styles.label}>
              {isPlanned
                ? text('tournaments.from', { date: formatMoment(start) })
                : text('tournaments.until', { date: formatEnd(end) })}
            </p>
            {status !== 'finished' && (
              <Countdown
                until={isPlanned ? start : end}
                offset={offset}
                labels={{
                  days: text('tournaments.days'),
                  hours: text('tournaments.hours'),
                  minutes: text('tournaments.minutes'),
                  seconds: text('tournaments.seconds'),
                  label: text(isPlanned ? 'tournaments.leftToStart' : 'tournaments.leftToEnd'),
                }}
                onEnd={() => void reload()}
                className={styles.countdown}
              />
            )}
          </div>
        </>
      }
    >
      {children}
    </PageHero>
  );
}
