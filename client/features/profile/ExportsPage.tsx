import type { PageData } from '#client/context/LoaderArgs.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { ExportForm } from './exports/ExportForm.tsx';
import { ExportList } from './exports/ExportList.tsx';
import styles from './exports/Exports.module.css';
import { SettingsCard } from './settings/SettingsCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

/** Files of the round history: ordered, made by the platform, downloaded. */
export function ExportsPage({ profile, files, today }: PageData<typeof import('./exports.loader.ts')>) {
  const text = useText();
  return (
    <ProfileShell data={profile} title={text('exports.title')} lead={text('exports.lead')}>
      <SettingsCard id="order" icon="document" title={text('exports.order')}>
        <ExportForm today={today} outcome={profile.outcome} />
      </SettingsCard>
      <SettingsCard id="files" icon="download" title={text('exports.list')}>
        {files.ok ? (
          <ExportList first={files.value.items} />
        ) : (
          <SectionFailed headingLevel={3} title={text('exports.failed')} error={files.error} />
        )}
      </SettingsCard>
      <p className={styles.links}>
        {profile.flags.betHistory && (
          <TextLink kind="standalone" icon="history" href={paths.profileBetsHistory.build()} link={renderLocaleLink}>
            {text('exports.toBets')}
          </TextLink>
        )}
        <TextLink kind="standalone" icon="document" href={paths.statement.build()} link={renderLocaleLink}>
          {text('exports.toStatement')}
        </TextLink>
      </p>
    </ProfileShell>
  );
}
