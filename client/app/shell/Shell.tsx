import { clsx } from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { useRootData } from '../useRootData.ts';
import { BottomBar } from './menu/BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import styles from './Shell.module.css';
import { SideRail } from './menu/SideRail.tsx';
import { useRailWidth } from './menu/useRailWidth.ts';
import { lateComponent } from '../../lib/late/lateComponent.ts';
import { painted } from '../../lib/late/painted.ts';

const MenuCurtain = lateComponent(async () => (await import('./menu/MenuCurtain.tsx')).MenuCurtain);

interface ShellProps {
  /** A game page fills a phone: no header and bottom bar there, since the page has its own bar. */
  game?: boolean;
  children: ReactNode;
}

/** Rail, header, footer and bottom bar around a page. */
export function Shell({ game, children }: ShellProps) {
  const { width, toggle } = useRailWidth();
  const text = useText();
  const { account } = useFacts('session');
  const ageGate = useRootData()?.ageGate;
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <div className={clsx(styles.shell, game && styles.game)} data-rail={width ?? undefined}>
      <SideRail onToggle={toggle} />
      <div className={styles.column}>
        {!account && ageGate?.enabled && (
          <noscript>
            <p className={styles.age}>{ageGate.text || `${ageGate.years}+. ${text('shell.ageNote')}`}</p>
          </noscript>
        )}
        <Header game={game} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
      </div>
      {!game && <BottomBar onMenu={() => void painted().then(() => setMenu('open'))} />}
      {menu !== 'unused' && (
        <Suspense>
          <MenuCurtain open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </div>
  );
}
