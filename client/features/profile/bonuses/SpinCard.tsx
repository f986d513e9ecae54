import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getFreespins } from '#shared/api/rewards/freespins.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './BonusCard.module.css';
import { BonusClock } from './BonusClock.tsx';

interface SpinCardProps {
  pack: OutputOf<typeof getFreespins>['items'][number];
  isOver: boolean;
}

export function SpinCard({ pack, isOver }: SpinCardProps) {
  const text = useText();
  const { id, game, remaining_count: count, description, expired_at: end } = pack;
  const titleId = `spins-${id}`;
  const note = description['text'];
  return (
    <Card as="li" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{description.name || description.title || game.sysname}</h3>
        <Badge kind={isOver ? 'waiting' : 'success'} icon={isOver ? 'clock' : 'gift'}>
          {isOver ? text('bonuses.spinsOver') : text('bonuses.spinsLeft', { count })}
        </Badge>
      </div>
      {typeof note === 'string' && <p className={styles.quiet}>{note}</p>}
      {isOver ? (
        <p>{text('bonuses.spinsOverText')}</p>
      ) : (
        <>
          {end && <BonusClock until={inMs(end)} />}
          <div className={styles.acts}>
            <ButtonLink
              size="small"
              kind="primary"
              icon="play"
              href={paths.game.build({ sysname: game.sysname })}
              link={renderLocaleLink}
            >
              {text('bonuses.playNow')}
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
