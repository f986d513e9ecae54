import { LanguageLinks } from '#client/entities/language/LanguageLinks.tsx';
import { LookSwitches } from '#client/entities/look/LookSwitches.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Switch } from '#client/ui/forms/controls/choice/Switch.tsx';
import { useHiddenBalance } from '#client/ui/theme/useHiddenBalance.ts';
import { LanguageForm } from './LanguageForm.tsx';
import styles from './LookCard.module.css';
import { SettingsCard } from './SettingsCard.tsx';

/** Language of the account, and the look and loading of the site on this device. */
export function LookCard() {
  const text = useText();
  const { isHidden, setHidden } = useHiddenBalance();
  return (
    <>
      <SettingsCard id="language" icon="globe" title={text('shell.language')}>
        <div className={styles.scripted}>
          <LanguageLinks className={styles.languages} linkClassName={styles.language} />
        </div>
        <noscript>{import.meta.env.SSR && <LanguageForm />}</noscript>
      </SettingsCard>
      <div className={styles.scripted}>
        <SettingsCard id="look" icon="sun" title={text('shell.look')}>
          <p className={styles.note}>{text('settings.lookText')}</p>
          <div className={styles.switches}>
            <LookSwitches />
          </div>
          <Switch
            label={text('profile.hideBalance')}
            checked={isHidden}
            onChange={(event) => setHidden(event.currentTarget.checked)}
          />
        </SettingsCard>
      </div>
    </>
  );
}
