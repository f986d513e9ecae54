import type { ReactNode } from 'react';
import { HomeLink } from '#client/app/shell/HomeLink.tsx';
import { LanguageSwitch } from '#client/app/shell/header/LanguageSwitch.tsx';
import { visibleLinks } from '#client/app/shell/menu/visibleItems.ts';
import { useRootData } from '#client/app/useRootData.ts';
import { useText } from '#client/i18n/useText.ts';
import { AgeMark } from '#client/ui/feedback/AgeMark.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './EmptyLayout.module.css';

/** Logo, page and 18+ row only: for form pages, maintenance and forbidden. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  const text = useText();
  const responsible = visibleLinks(useRootData()?.footer.responsibleLinks ?? [], false)[0];
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <HomeLink className={styles.logo} size={32} />
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
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
