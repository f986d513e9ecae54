import { useApp } from '#client/context/useApp.ts';
import { prizeText } from '#client/entities/tournament/prizeText.ts';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { tournamentHallHref } from '../tournamentHallHref.ts';
import type { BoardStanding } from './boardStandingOf.ts';
import styles from './TournamentStanding.module.css';

interface TournamentStandingProps {
  tournament: Pick<TournamentCard, 'id' | 'status'>;
  /** null: the player participates without points yet. */
  standing: BoardStanding | null;
}

/** The player's place, points and prize, and what the next prize needs, pinned above the table. */
export function TournamentStanding({ tournament: { id, status }, standing }: TournamentStandingProps) {
  const { locale } = useApp();
  const text = useText();
  const isOver = status === 'finished';
  const play = !isOver && (
    <ButtonLink kind="primary" size="large" glow href={tournamentHallHref(id)} link={renderLocaleLink}>
      {text('tournaments.toGames')}
    </ButtonLink>
  );
  if (!standing)
    return (
      <section aria-label={text('tournaments.standing')} className={styles.band}>
        <p className={styles.note}>{text('tournaments.notYet')}</p>
        {play}
      </section>
    );
  const { me, next, ahead } = standing;
  const noPrize = text(isOver ? 'tournaments.noFinalPrize' : 'tournaments.noPrize');
  return (
    <section aria-label={text('tournaments.standing')} className={styles.band}>
      <FactList
        layout="plain"
        className={styles.facts}
        facts={[
          { label: text('tournaments.myPlace'), value: <span className={styles.place}>{formatNumber(me.place)}</span> },
          { label: text('tournaments.myPoints'), value: formatNumber(me.points) },
          {
            label: text(isOver ? 'tournaments.finalPrize' : 'tournaments.myPrize'),
            value: me.prize === undefined ? noPrize : prizeText(me.prize, locale),
          },
        ]}
      />
      {!isOver &&
        (next ? (
          <Progress
            className={styles.progress}
            label={text('tournaments.toPlace', {
              place: String(next.place),
              count: next.needed - me.points,
              n: formatNumber(next.needed - me.points),
            })}
            value={me.points}
            max={next.needed}
            numbers={text('tournaments.progress', {
              points: formatNumber(me.points),
              needed: formatNumber(next.needed),
            })}
          />
        ) : (
          <p className={styles.note}>
            {ahead === null
              ? text('tournaments.best')
              : text('tournaments.ahead', { count: ahead, n: formatNumber(ahead) })}
          </p>
        ))}
      {play}
    </section>
  );
}
