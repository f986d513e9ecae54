import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { CopyLink } from './data/CopyLink.tsx';
import styles from './data/Data.module.css';
import { HeldList } from './data/HeldList.tsx';
import { LeaveCard } from './data/LeaveCard.tsx';
import { OthersList } from './data/OthersList.tsx';
import { OwnFacts } from './data/OwnFacts.tsx';
import { PurposeList } from './data/PurposeList.tsx';
import { SettingsCard } from './settings/SettingsCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

/** The player's personal data: categories with source, recipients and retention, export, correction, consents, other services. */
export function DataPage({ profile, profileInfo, others, leaving }: PageData<typeof import('./data.loader.ts')>) {
  const text = useText();
  const { account } = useFacts('session');
  return (
    <ProfileShell data={profile} title={text('profile.data')} lead={text('data.lead')}>
      <SettingsCard id="own" icon="user" title={text('data.own')}>
        <OwnFacts profileInfo={profileInfo} />
        <div className={styles.presses}>
          <CopyLink />
        </div>
        <p className={styles.note}>{text('data.downloadText')}</p>
      </SettingsCard>
      <SettingsCard id="held" icon="document" title={text('data.held')}>
        <HeldList />
      </SettingsCard>
      <SettingsCard id="purposes" icon="check" title={text('data.purposes')}>
        <PurposeList isSubscribed={profile.contacts.some((contact) => contact.is_subscribed)} />
      </SettingsCard>
      <SettingsCard id="others" icon="globe" title={text('data.others')}>
        <OthersList {...others} />
      </SettingsCard>
      <LeaveCard
        leaving={leaving}
        outcome={profile.outcome}
        hasContact={profile.contacts.length > 0 || profile.error !== null}
        // With a second factor a service does not sign in, and so does not open the account.
        service={account?.two_factor_auth ? null : (others.socials?.[0]?.service ?? null)}
      />
    </ProfileShell>
  );
}
