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

export function IdentityCard({ account, level, outcome, isPage }: IdentityCardProps) {
  const text = useText();
  const name = account.fakename || account.login;
  const Name = isPage ? 'h1' : 'p';
  return (
    <Card as="section" padding="none" aria-label={text('profile.identity')} className={styles.card}>
      <div className={styles.inner}>
        <div className={styles.who}>
          <Avatar initials={initialsOf(name) || 'Y'} size={64} />
          <div className={styles.text}>
            <Name className={styles.name}>
              <bdi>{name}</bdi>
            </Name>
            <p className={styles.id}>ID {account.uid}</p>
          </div>
          <VerificationBadge account={account} />
        </div>
        <FakenameFold fakename={account.fakename ?? ''} outcome={outcome?.form === 'fakename' ? outcome : null} />
        {level && (
          <Progress
            label={text('profile.level', { name: level.name })}
            value={level.to === null ? 1 : level.earned}
            min={level.to === null ? 0 : level.from}
            max={level.to ?? 1}
            numbers={
              level.to === null ? text('profile.levelTop') : `${formatNumber(level.earned)} / ${formatNumber(level.to)}`
            }
          />
        )}
      </div>
      <TileBand slim />
    </Card>
  );
}
