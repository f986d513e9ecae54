import { usePageData } from '../../context/usePageData.ts';
import { useText } from '../../i18n/useText.ts';
import { LookCard } from './settings/LookCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

/** What the player tells about themselves, how they are reached, and how the site looks. */
export function SettingsPage() {
  const text = useText();
  const { profile } = usePageData<typeof import('./settings.loader.ts')>();
  return (
    <ProfileShell data={profile} title={text('profile.settings')} lead={text('settings.lead')}>
      <LookCard />
    </ProfileShell>
  );
}
