import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { ContactsCard } from './settings/ContactsCard.tsx';
import { CurrencyCard } from './settings/CurrencyCard.tsx';
import { LookCard } from './settings/LookCard.tsx';
import { PersonalCard } from './settings/PersonalCard.tsx';
import { SettingsCard } from './settings/SettingsCard.tsx';
import { SettingsNotice } from './settings/SettingsNotice.tsx';
import { FakenameFold } from './shell/FakenameFold.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

export function SettingsPage({
  profile,
  personal,
  phones,
  notice,
  from,
  changes,
}: PageData<typeof import('./settings.loader.ts')>) {
  const text = useText();
  const fakename = useFacts('session').account?.fakename ?? '';
  return (
    <ProfileShell data={profile} title={text('profile.settings')} lead={text('settings.lead')}>
      {notice && <SettingsNotice notice={notice} />}
      <PersonalCard personal={personal} outcome={profile.outcome} from={from} startsOpen={notice === 'needProfile'} />
      <SettingsCard id="fakename" icon="star" title={text('profile.fakename')}>
        <FakenameFold fakename={fakename} outcome={profile.outcome?.form === 'fakename' ? profile.outcome : null} />
      </SettingsCard>
      <ContactsCard contacts={profile.contacts} phones={phones} outcome={profile.outcome} changes={changes} />
      <CurrencyCard outcome={profile.outcome} />
      <LookCard />
    </ProfileShell>
  );
}
