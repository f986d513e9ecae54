import { Suspense, useState } from 'react';
import { languageOf } from '../../../../shared/locales.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { Disclosure } from '../menu/Disclosure.tsx';
import { LanguageLinks } from '../../../entities/language/LanguageLinks.tsx';
import styles from '../menu/menu.module.css';
import { lateComponent } from '../../../lib/late/lateComponent.ts';

const LookSwitches = lateComponent(async () => (await import('../../../entities/look/LookSwitches.tsx')).LookSwitches);

/** Language links, which work before hydration, and below them the look of the site. */
export function LanguageSwitch() {
  const { locale } = useApp();
  const text = useText();
  const [wasOpened, setWasOpened] = useState(false);
  const code = languageOf(locale).toUpperCase();
  return (
    <Disclosure
      label={`${text('shell.languageAndLook')}: ${code}`}
      onOpen={() => setWasOpened(true)}
      summary={
        <>
          <Icon name="globe" />
          {code}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <LanguageLinks linkClassName={styles.item} />
      {wasOpened && (
        <div className={styles.look}>
          <p className={styles.heading}>{text('shell.look')}</p>
          <Suspense>
            <LookSwitches />
          </Suspense>
        </div>
      )}
    </Disclosure>
  );
}
