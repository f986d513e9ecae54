import type { ClubLevel } from '#client/entities/club/clubLevels.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './Loyalty.module.css';

interface PrivilegesCardProps {
  level: ClubLevel;
  next: ClubLevel | null;
  /** Neither the next level is praised, nor does anything lead to the pages of the club. */
  isHeldBack: boolean;
}

export function PrivilegesCard({ level, next, isHeldBack }: PrivilegesCardProps) {
  const text = useText();
  return (
    <Card as="section" aria-labelledby="privileges" className={styles.card}>
      <div className={styles.head}>
        <h2 id="privileges" className={styles.title}>
          {text('loyalty.privilegesOf', { level: level.name })}
        </h2>
        {!isHeldBack && (
          <TextLink kind="standalone" href={`${paths.loyalty.build()}#levels`} link={renderLocaleLink}>
            {text('loyalty.compare')}
          </TextLink>
        )}
      </div>
      <ul className={styles.lines}>
        {level.privileges.map((privilege) => (
          <li key={privilege}>
            <Icon name="check" size={18} />
            <span>{privilege}</span>
          </li>
        ))}
        {(isHeldBack ? [] : (next?.privileges ?? [])).map((privilege) => (
          <li key={privilege} className={styles.note}>
            <Icon name="lock" size={18} />
            <span>{privilege}</span>
            <span className={styles.end}>{text('loyalty.fromLevel', { level: next?.name ?? '' })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
