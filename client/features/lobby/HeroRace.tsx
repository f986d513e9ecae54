import { useApp } from '#client/context/useApp.ts';
import { prizeText } from '#client/entities/tournament/prizeText.ts';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatEnd } from '#client/lib/formatEnd.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { DAY_MS } from '#shared/constants.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './HeroCards.module.css';

/** The race that ends first, with the player's place in it; the whole card is its link. */
export function HeroRace({ race }: { race: TournamentCard }) {
  const { locale } = useApp();
  const text = useText();
  const offset = useClockOffset();
  const isPlanned = race.status === 'planned';
  const prize = race.pool ?? race.firstPrize;
  const timeLabel = text(isPlanned ? 'tournaments.leftToStart' : 'tournaments.leftToEnd');
  return (
    <section aria-label={text('lobby.race')} className={styles.card}>
      <div className={styles.head}>
        <Icon name="trophy" size={18} />
        <h2>
          <LocaleLink to={paths.tournament.build({ id: race.id })} data-cover="">
            {race.name}
          </LocaleLink>
        </h2>
      </div>
      <dl className={styles.facts}>
        {prize && (
          <div>
            <dt>{text(race.pool ? 'tournaments.pool' : 'tournaments.firstPrize')}</dt>
            <dd className={styles.prize}>{prizeText(prize, locale)}</dd>
          </div>
        )}
        <div className={styles.left}>
          <dt>{timeLabel}</dt>
          <dd>
            <Countdown
              until={isPlanned ? race.start : race.end}
              offset={offset}
              units={!isPlanned && race.end - race.start <= DAY_MS ? ['hours', 'minutes'] : ['days', 'hours']}
              size="small"
              labels={{
                days: text('tournaments.days'),
                hours: text('tournaments.hours'),
                minutes: text('tournaments.minutes'),
                seconds: '',
                label: timeLabel,
              }}
            />
          </dd>
        </div>
        <div className={styles.date}>
          <dt>{text(isPlanned ? 'tournaments.starts' : 'tournaments.ends')}</dt>
          <dd>{isPlanned ? formatMoment(race.start) : formatEnd(race.end)}</dd>
        </div>
      </dl>
      {(race.place || race.isJoined) && (
        <p className={styles.joined}>
          {race.place ? text('lobby.racePlace', { place: String(race.place) }) : text('tournaments.joined')}
        </p>
      )}
      {race.image && (
        <div className={styles.art}>
          <img src={race.image} width={780} height={560} alt="" loading="lazy" decoding="async" />
        </div>
      )}
    </section>
  );
}
