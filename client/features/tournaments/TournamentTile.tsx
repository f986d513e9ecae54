import { Card } from '../../ui/Card.tsx';
import { paths } from '../../../shared/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { formatEnd, formatMoment } from './formatMoment.ts';
import { prizeText } from './prizeText.ts';
import { StatusBadge } from './StatusBadge.tsx';
import type { TournamentCard } from './tournamentCard.ts';
import styles from './TournamentTile.module.css';

/** A tournament in a list: the whole card is its link. */
export function TournamentTile({ card, eager }: { card: TournamentCard; eager?: boolean }) {
  const { locale } = useApp();
  const text = useText();
  const prize = card.pool ?? card.firstPrize;
  return (
    <Card as="article" padding="none" pressable className={styles.card}>
      {card.image && (
        <img
          className={styles.picture}
          src={card.image}
          width={600}
          height={240}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <LocaleLink to={paths.tournament.build({ id: card.id })} data-cover="">
              {card.name}
            </LocaleLink>
          </h3>
          <StatusBadge status={card.status} />
        </div>
        <dl className={styles.facts}>
          {prize && (
            <div>
              <dt>{text(card.pool ? 'tournaments.pool' : 'tournaments.firstPrize')}</dt>
              <dd className={styles.prize}>{prizeText(prize, locale)}</dd>
            </div>
          )}
          <div className={styles.when}>
            <dt>{text(card.status === 'planned' ? 'tournaments.starts' : 'tournaments.ends')}</dt>
            <dd>{card.status === 'planned' ? formatMoment(card.start) : formatEnd(card.end)}</dd>
          </div>
        </dl>
        {card.isJoined && <p className={styles.joined}>{text('tournaments.joined')}</p>}
      </div>
    </Card>
  );
}
