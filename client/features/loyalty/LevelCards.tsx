import type { ClubLevel } from '#client/entities/club/clubLevels.ts';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { ScrollRow } from '#client/ui/layout/rows/ScrollRow.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Star } from '#client/ui/media/Star.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './LevelCards.module.css';

interface LevelCardsProps {
  levels: readonly ClubLevel[];
  /** The player's level; null for a guest and for a player without one. */
  current: ClubLevel | null;
  /** Points the player has ever earned; null for a guest. */
  earned: number | null;
}

/** The levels as a path of stars. */
export function LevelCards({ levels, current, earned }: LevelCardsProps) {
  const text = useText();
  return (
    <ScrollRow label={text('loyalty.levels')}>
      <ol className={styles.grid}>
        {levels.map((level) => {
          const isHere = level.sysname === current?.sysname;
          const isOpen = current === null || level.from <= current.from;
          return (
            <Card
              as="li"
              key={level.sysname}
              className={styles.level}
              data-here={isHere || undefined}
              data-ahead={!isOpen || undefined}
            >
              <Star shape="octagram" size={72} />
              <div className={styles.head}>
                <h3>{level.name}</h3>
                {isHere && (
                  <Badge kind="success" icon="check">
                    {text('loyalty.here')}
                  </Badge>
                )}
                {current && !isHere && level.from < current.from && (
                  <Badge kind="info" icon="check">
                    {text('loyalty.reached')}
                  </Badge>
                )}
                <p className={styles.from}>
                  {text('loyalty.from', { count: level.from, n: formatNumber(level.from) })}
                </p>
              </div>
              {earned !== null && level.from > earned && (
                <p className={styles.text}>{text('loyalty.needMore', { n: formatNumber(level.from - earned) })}</p>
              )}
              {level.text && <p className={styles.text}>{level.text}</p>}
              {level.privileges.length > 0 && (
                <ul className={styles.privileges}>
                  {level.privileges.map((privilege) => (
                    <li key={privilege} data-open={isOpen || undefined}>
                      <Icon name={isOpen ? 'check' : 'lock'} size={18} />
                      <span>{privilege}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          );
        })}
      </ol>
    </ScrollRow>
  );
}
