import { useText } from '#client/i18n/useText.ts';
import type { Account } from '#client/stores/session.store.ts';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { TileBand } from '#client/ui/layout/tiles/TileBand.tsx';
import { Avatar } from '#client/ui/media/Avatar.tsx';
import { initialsOf } from '#client/ui/media/initialsOf.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import type { ProfileData } from '../loadProfile.ts';
import { FakenameFold } from './FakenameFold.tsx';
import styles from './IdentityCard.module.css';
import { VerificationBadge } from './VerificationBadge.tsx';

interface IdentityCardProps extends Pick<ProfileData, 'level' | 'outcome'> {
  account: Account;
  isPage: boolean;
}

/** Who the player is: the head of the hub, or one line above the menu beside a page. */
export function IdentityCard({ account, level, outcome, isPage }: IdentityCardProps) {
  const text = useText();
  const name = account.fakename || account.login;
  const progress = level && (
    <Progress
      label={isPage ? text('profile.level', { name: level.name }) : level.name}
      value={level.to === null ? 1 : level.earned}
      min={level.to === null ? 0 : level.from}
      max={level.to ?? 1}
      numbers={
        level.to === null ? text('profile.levelTop') : `${formatNumber(level.earned)} / ${formatNumber(level.to)}`
      }
    />
  );
  if (!isPage)
    return (
      <Card as="section" padding="none" aria-label={text('profile.identity')} className={styles.beside}>
        <Avatar initials={initialsOf(name) || 'Y'} size={48} />
        <div className={styles.text}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {progress ?? <p className={styles.id}>ID {account.uid}</p>}
        </div>
      </Card>
    );
  return (
    <Card as="section" padding="none" aria-label={text('profile.identity')} className={styles.card}>
      <div className={styles.inner}>
        <div className={styles.who}>
          <Avatar initials={initialsOf(name) || 'Y'} size={64} />
          <div className={styles.text}>
            <h1 className={styles.name}>
              <bdi>{name}</bdi>
            </h1>
            <p className={styles.id}>ID {account.uid}</p>
          </div>
          <VerificationBadge account={account} />
        </div>
        <FakenameFold fakename={account.fakename ?? ''} outcome={outcome?.form === 'fakename' ? outcome : null} />
        {progress}
      </div>
      <TileBand slim />
    </Card>
  );
}
