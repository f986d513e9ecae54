import { lazy, useMemo } from 'react';
import '../ui/tokens.css';
import '../ui/reset.css';
import '../ui/fonts.css';
import './shell.css';
import { Outlet, useLocation } from 'react-router';
import type { Locale } from '../../shared/locales.ts';
import { ReactAppContext } from '../context/useApp.ts';
import { withWords } from '../i18n/withWords.ts';
import { useFacts } from '../stores/useFacts.ts';
import { AppEffects } from './AppEffects.tsx';
import { useContextFor } from './useContextFor.ts';
import { useRootData } from './useRootData.ts';
import { DialogHost } from './DialogHost.tsx';
import { Document } from './Document.tsx';
import { EmptyLayout } from './layouts/EmptyLayout.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { isOpenToBlocked } from './shell/isOpenToBlocked.ts';
import { NavigationProgress } from './shell/NavigationProgress.tsx';
import { RouteFocus } from './shell/RouteFocus.tsx';
import { ToastArea } from './ToastArea.tsx';

const FatalScreen = lazy(async () => ({ default: (await import('./FatalScreen.tsx')).FatalScreen }));

/** The page from <html> down, in the language of its route tree. */
export function Root({ locale }: { locale: Locale }) {
  const context = useContextFor(locale);
  const words = useRootData()?.words;
  const app = useMemo(() => (words ? { ...context, intl: withWords(context.intl, words) } : context), [context, words]);
  const { fatal } = useFacts('session');
  const { pathname } = useLocation();
  return (
    <ReactAppContext value={app}>
      <Document>
        <NavigationProgress />
        {fatal && !isOpenToBlocked(fatal, pathname) ? (
          <EmptyLayout>
            <FatalScreen fatal={fatal} />
          </EmptyLayout>
        ) : (
          <Outlet />
        )}
        <OfflineNotice />
        <ToastArea />
        <DialogHost />
        <RouteFocus />
        <AppEffects />
      </Document>
    </ReactAppContext>
  );
}
