import { useApp } from '../../context/useApp.ts';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Disclosure } from './Disclosure.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './menu.module.css';

export function LanguageSwitch() {
  const { locale } = useApp();
  const text = useText();
  const code = locale.toUpperCase();
  return (
    <Disclosure
      label={`${text('shell.language')}: ${code}`}
      summary={
        <>
          <Icon name="globe" />
          {code}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <LanguageLinks linkClassName={styles.item} />
    </Disclosure>
  );
}
