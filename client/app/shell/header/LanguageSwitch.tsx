import { Suspense, useState } from 'react';
import { Disclosure } from '#client/app/shell/menu/Disclosure.tsx';
import styles from '#client/app/shell/menu/menu.module.css';
import { useApp } from '#client/context/useApp.ts';
import { LanguageLinks } from '#client/entities/language/LanguageLinks.tsx';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { languageOf } from '#shared/locales.ts';

const LookSwitches = lateComponent(() => import('#client/entities/look/LookSwitches.tsx'), 'LookSwitches');

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
      <div className={styles.look}>
        {wasOpened && (
          <>
            <p className={styles.heading}>{text('shell.look')}</p>
            <Suspense>
              <LookSwitches />
            </Suspense>
          </>
        )}
      </div>
    </Disclosure>
  );
}
