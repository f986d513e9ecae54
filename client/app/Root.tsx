import { type ReactNode, useMemo } from 'react';
import '#client/ui/theme/tokens.css';
import '#client/ui/theme/reset.css';
import '#client/ui/theme/fonts.css';
import './shell.css';
import { ReactAppContext } from '#client/context/useApp.ts';
import { useNavigating } from '#client/context/useNavigating.ts';
import { useText } from '#client/i18n/useText.ts';
import { withOperatorMessages } from '#client/i18n/withOperatorMessages.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { Language } from '#shared/locales.ts';
import { AppEffects } from './AppEffects.tsx';
import { DialogHost } from './DialogHost.tsx';
import { Document } from './Document.tsx';
import styles from './OfflineNotice.module.css';
import progress from './shell/NavigationProgress.module.css';
import { RouteFocus } from './shell/RouteFocus.tsx';
import { ToastArea } from './ToastArea.tsx';
import { useContextFor } from './useContextFor.ts';
import { useOnline } from './useOnline.ts';
import { useRootData } from './useRootData.ts';

const FatalScreen = lateComponent(() => import('./failure/FatalScreen.tsx'), 'FatalScreen');

/** The document of a page, in the language of its address. */
export function Root({ locale, children }: { locale: Language; children: ReactNode }) {
  const context = useContextFor(locale);
  const messages = useRootData()?.messages;
  const app = useMemo(
    () => (messages ? { ...context, intl: withOperatorMessages(context.intl, messages) } : context),
    [context, messages],
  );
  const { fatal } = useFacts('session');
  const page = fatal ? <FatalScreen fatal={fatal}>{children}</FatalScreen> : children;
  return (
    <ReactAppContext value={app}>
      <Document>
        <NavigationProgress />
        {page}
        <OfflineNotice />
        <ToastArea />
        <DialogHost />
        <RouteFocus />
        <AppEffects />
      </Document>
    </ReactAppContext>
  );
}

/** A bar at the top while a page loads; CSS delays it, so that a fast navigation does not show it. */
function NavigationProgress() {
  return !useNavigating() ? null : <div className={progress.bar} aria-hidden="true" />;
}

/** Warns that the browser is offline. The live region is always rendered, so that screen readers announce the text when it appears. */
function OfflineNotice() {
  const isOnline = useOnline();
  const text = useText();
  return (
    <div aria-live="polite" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="wifi-off" size={20} />
          {text('shell.offline')}
        </p>
      )}
    </div>
  );
}
