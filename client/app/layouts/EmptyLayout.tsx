import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { LocaleLink } from '../../ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { AgeMark } from '../../ui/feedback/AgeMark.tsx';
import { Logo } from '../../ui/media/Logo.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { BRAND_NAME } from '../../../shared/brand.ts';
import { LanguageSwitch } from '../shell/header/LanguageSwitch.tsx';
import { useRootData } from '../useRootData.ts';
import { visibleLinks } from '../shell/menu/visibleItems.ts';
import styles from './EmptyLayout.module.css';

/** Logo, page and 18+ row only: for form pages, maintenance and forbidden. */
export function EmptyLayout({ children }: { children?: ReactNode }) {
  const text = useText();
  const responsible = visibleLinks(useRootData()?.footer.responsibleLinks ?? [], false)[0];
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <LocaleLink to="/" className={styles.logo} aria-label={`${BRAND_NAME}: ${text('shell.home')}`}>
          <Logo name={BRAND_NAME} size={32} />
        </LocaleLink>
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children ?? <Outlet />}
      </main>
      <footer className={styles.footer}>
        <AgeMark />
        {responsible ? (
          <TextLink href={responsible.url} link={renderLocaleLink}>
            {responsible.title}
          </TextLink>
        ) : (
          <p>{text('shell.ageNote')}</p>
        )}
      </footer>
    </div>
  );
}
