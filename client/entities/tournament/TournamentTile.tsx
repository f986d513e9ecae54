import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatEnd } from '#client/lib/formatEnd.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { PictureTile } from '#client/ui/layout/tiles/PictureTile.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { prizeText } from './prizeText.ts';
import { TournamentStatusBadge } from './TournamentStatusBadge.tsx';
import styles from './TournamentTile.module.css';
import type { TournamentCard } from './tournamentCard.ts';

interface TournamentTileProps {
  card: TournamentCard;
  eager?: boolean;
  /** Shows the time left instead of the date, which then is for visitors without scripts. */
  countdown?: boolean;
}

export function TournamentTile({ card, eager, countdown }: TournamentTileProps) {
  const { locale } = useApp();
  const text = useText();
  const offset = useClockOffset();
  const isPlanned = card.status === 'planned';
  const isCounted = countdown && card.status !== 'finished';
  const prize = card.pool ?? card.firstPrize;
  return (
    <PictureTile
      picture={{ src: card.image, width: 780, height: 560 }}
      eager={eager}
      headingLevel={3}
      title={
        <LocaleLink to={paths.tournament.build({ id: card.id })} data-cover="">
          {card.name}
        </LocaleLink>
      }
      badge={<TournamentStatusBadge status={card.status} />}
      foot={
        <div className={styles.foot}>
          <dl className={styles.facts}>
            {prize && (
              <div>
                <dt>{text(card.pool ? 'tournaments.pool' : 'tournaments.firstPrize')}</dt>
                {/* A large sum may leave its unit to the next line. */}
                <dd className={styles.prize} data-unit="below">
                  {prizeText(prize, locale).replace(/\u00A0(?=\p{L})/u, ' ')}
                </dd>
              </div>
            )}
            {isCounted && (
              <div className={styles.left}>
                <dt>{text(isPlanned ? 'tournaments.leftToStart' : 'tournaments.leftToEnd')}</dt>
                <dd>
                  <Countdown
                    until={isPlanned ? card.start : card.end}
                    offset={offset}
                    units={['days', 'hours']}
                    size="small"
                    labels={{
                      days: text('tournaments.days'),
                      hours: text('tournaments.hours'),
                      minutes: text('tournaments.minutes'),
                      seconds: '',
                      label: text(isPlanned ? 'tournaments.leftToStart' : 'tournaments.leftToEnd'),
                    }}
                  />
                </dd>
              </div>
            )}
            <div className={isCounted ? styles.date : undefined}>
              <dt>{text(isPlanned ? 'tournaments.starts' : 'tournaments.ends')}</dt>
              <dd>{isPlanned ? formatMoment(card.start) : formatEnd(card.end)}</dd>
            </div>
          </dl>
          {card.isJoined && <p className={styles.joined}>{text('tournaments.joined')}</p>}
        </div>
      }
    />
  );
}
