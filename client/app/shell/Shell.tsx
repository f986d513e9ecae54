import { clsx } from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useRootData } from '#client/app/useRootData.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { painted } from '#client/lib/late/painted.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { isTaskPage } from './isTaskPage.ts';
import { BottomBar } from './menu/BottomBar.tsx';
import { SideRail } from './menu/SideRail.tsx';
import { useRailWidth } from './menu/useRailWidth.ts';
import styles from './Shell.module.css';
import { TaskFooter } from './TaskFooter.tsx';

/** The pages with a form of a sum, and their methods' pages. */
const paying = [paths.deposit.build(), paths.withdraw.build()];

const MenuCurtain = lateComponent(() => import('./menu/MenuCurtain.tsx'), 'MenuCurtain');

const AbsenceNote = late(() => import('#client/features/absence/AbsenceNote.tsx'), 'AbsenceNote');

interface ShellProps {
  /** A game page fills a phone: no header and bottom bar there, since the page has its own bar. */
  game?: boolean;
  children: ReactNode;
}

/** Rail, header, footer and bottom bar around a page. */
export function Shell({ game, children }: ShellProps) {
  const { width, toggle } = useRailWidth();
  const text = useText();
  const { pathname, key } = useLocation();
  const { account } = useFacts('session');
  const ageGate = useRootData()?.ageGate;
  /** Key of the page on which the menu was opened, so that another page cannot show it open; null once closed. */
  const [menuOf, setMenuOf] = useState<string | null>();
  // Another page closes it for good: Back to this one must not open it again.
  if (menuOf && menuOf !== key) setMenuOf(null);
  return (
    <div
      className={clsx(styles.shell, game && styles.game)}
      data-rail={width ?? undefined}
      data-pays={paying.some((path) => `${stripLocale(pathname)}/`.startsWith(`${path}/`)) || undefined}
    >
      {/* React hydrates what stands in a boundary after the rest, in tasks and a commit of its own; a press hydrates it at once. */}
      <Suspense>
        <SideRail onToggle={toggle} />
      </Suspense>
      <div className={styles.column}>
        {!account && ageGate?.enabled && (
          <noscript>
            {import.meta.env.SSR && (
              <p className={styles.age}>{ageGate.text || `${ageGate.years}+. ${text('shell.ageNote')}`}</p>
            )}
          </noscript>
        )}
        <Header game={game} />
        {account?.has_absence && !game && (
          <Suspense>
            <AbsenceNote account={account} />
          </Suspense>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Suspense>{isTaskPage(pathname) ? <TaskFooter /> : <Footer />}</Suspense>
      </div>
      {!game && <BottomBar onMenu={() => void painted().then(() => setMenuOf(key))} />}
      {menuOf !== undefined && (
        <Suspense>
          <MenuCurtain open={menuOf === key} onClose={() => setMenuOf(null)} />
        </Suspense>
      )}
    </div>
  );
}
