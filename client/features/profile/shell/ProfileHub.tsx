import { clsx } from 'clsx';
import { useFacts } from '#client/stores/useFacts.ts';
import type { ProfileData } from '../loadProfile.ts';
import { openTasks } from '../openTasks.ts';
import { profilePages } from '../profilePages.ts';
import { IdentityCard } from './IdentityCard.tsx';
import { OpenTasks } from './OpenTasks.tsx';
import { ProfileBalances } from './ProfileBalances.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import styles from './ProfileHub.module.css';
import { ProfileMenu } from './ProfileMenu.tsx';

const isServed = (href: string) => profilePages.some((page) => page.href === href);

interface ProfileHubProps {
  data: ProfileData;
  /** The hub is the page, not the left side of one: the name is the heading. */
  isPage?: boolean;
}

export function ProfileHub({ data, isPage = false }: ProfileHubProps) {
  const { account } = useFacts('session');
  if (!account) return null;
  const tasks = openTasks({ account, ...data }, isServed);
  return (
    <div className={clsx(styles.hub, isPage && styles.page)}>
      <IdentityCard account={account} level={data.level} outcome={data.outcome} isPage={isPage} />
      {/* Beside a page the header already shows the balance. */}
      {isPage && <ProfileBalances />}
      {data.error && <ProfileFailure error={data.error} />}
      <OpenTasks tasks={tasks} />
      <ProfileMenu flags={data.flags} tasks={tasks} />
    </div>
  );
}
