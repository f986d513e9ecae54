import { Suspense, useEffect, useState } from 'react';
import { useLocation } from '#client/context/useLocation.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { whenIdle } from '#client/lib/late/whenIdle.ts';
import { whenQuiet } from '#client/lib/late/whenQuiet.ts';
import { isOfAge } from '#client/lib/visitor/isOfAge.ts';
import { unsavedCredentials } from '#client/lib/visitor/unsavedCredentials.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx';
import { hashKeys } from '#shared/keys/hashKeys.ts';
import styles from './AppEffects.module.css';
import { isSearchKey } from './effects/isSearchKey.ts';
import { useAuthTabs } from './effects/useAuthTabs.ts';
import { useLateSections } from './effects/useLateSections.ts';
import { useSessionGuard } from './effects/useSessionGuard.ts';
import { useRootData } from './useRootData.ts';

/** Guests do not load this code. */
const PlayerEffects = lateComponent(() => import('./PlayerEffects.tsx'), 'PlayerEffects');

const Popups = lateComponent(() => import('#client/features/popups/Popups.tsx'), 'Popups');

const ConsentAndTracking = lateComponent(() => import('./tracking/ConsentAndTracking.tsx'), 'ConsentAndTracking');

const AgeGate = lateComponent(() => import('#client/features/age-gate/AgeGate.tsx'), 'AgeGate');

const InstallHint = lateComponent(() => import('./install/InstallHint.tsx'), 'InstallHint');

const UnsavedCredentials = lateComponent(
  () => import('#client/features/auth/sign-up/UnsavedCredentials.tsx'),
  'UnsavedCredentials',
);

const TelegramEntry = lateComponent(() => import('#client/features/auth/sign-up/TelegramEntry.tsx'), 'TelegramEntry');

/** Resolves a session that the server did not identify in time; renders nothing. */
const PendingSession = lateComponent(async () => {
  const { usePendingSession } = await import('./effects/usePendingSession.ts');
  return {
    PendingSession() {
      usePendingSession();
      return null;
    },
  };
}, 'PendingSession');

/** Opens the dialog that the query of the address asks for; renders nothing. */
const AuthQuery = lateComponent(async () => {
  const { useAuthQuery } = await import('./effects/useAuthQuery.ts');
  return {
    AuthQuery() {
      useAuthQuery();
      return null;
    },
  };
}, 'AuthQuery');

/** Visitors of fewer pages are not offered to install the site. */
const PAGES_BEFORE_INSTALL = 3;

/** Whether an editor previews drafts here: the server has put its bar into the document. */
const isPreview = () => document.querySelector('preview-bar') !== null;

/** Effects of the whole app, and the parts that show beside any page. */
export function AppEffects() {
  const { account, fatal, isPending } = useFacts('session');
  const { ageGate, localeStrategy } = useRootData() ?? {};
  const { info } = useFacts('general');
  const { Presence: ChatPresence } = useFacts('chat');
  const { hash, pathname, search } = useLocation();
  const [pages, setPages] = useState([pathname]);
  if (pages.length < PAGES_BEFORE_INSTALL && !pages.includes(pathname)) setPages([...pages, pathname]);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  // A player's effects have thirty files, which must not compete with what the page still hydrates and paints.
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => whenQuiet(() => setIsSettled(true)), []);
  // What would change the page under a visitor who reads it comes at once: a language, or the rest of a registration. In an effect, because
  // all players share what is rendered here.
  useEffect(() => {
    if (account && (!account.is_registration_completed || localeStrategy === 'platform')) setIsSettled(true);
  }, [account, localeStrategy]);
  // The server cannot read storage or the hash: parts that depend on them render after hydration.
  const [hasUnsaved, setHasUnsaved] = useState<boolean>();
  useEffect(() => setHasUnsaved(unsavedCredentials.read() !== null), []);
  useSessionGuard();
  useAuthTabs();
  useSearchKey();
  useLateSections();
  // One boundary per lazy part, rendered only with it: an empty boundary would hold up hydration until the file has loaded.
  return (
    <div className={styles.area}>
      <ErrorBoundary resetKey={account} fallback={null}>
        {account && isSettled && (
          <Suspense>
            <PlayerEffects />
          </Suspense>
        )}
      </ErrorBoundary>
      <ErrorBoundary resetKey={null} fallback={null}>
        {isPending && (
          <Suspense>
            <PendingSession />
          </Suspense>
        )}
        {ChatPresence && <ChatPresence />}
        {hasUnsaved && (
          <Suspense>
            <UnsavedCredentials />
          </Suspense>
        )}
        {hasUnsaved !== undefined && search !== '' && (
          <Suspense>
            <AuthQuery />
          </Suspense>
        )}
        {hasUnsaved !== undefined && hash.includes(hashKeys.telegramData) && (
          <Suspense>
            <TelegramEntry />
          </Suspense>
        )}
        {isIdle &&
          !account &&
          !fatal &&
          ageGate?.enabled &&
          !isOfAge(document.cookie, ageGate.years) &&
          !isPreview() && (
            <Suspense>
              <AgeGate years={ageGate.years} text={ageGate.text} />
            </Suspense>
          )}
        {isIdle && pages.length === PAGES_BEFORE_INSTALL && (
          <Suspense>
            <InstallHint />
          </Suspense>
        )}
        {isIdle && (info?.analytic || info?.is_seon_enabled) && (
          <Suspense>
            <ConsentAndTracking />
          </Suspense>
        )}
        {isIdle && !account && hash === hashKeys.popupPreview && (
          <Suspense>
            <Popups isQuiet={false} />
          </Suspense>
        )}
      </ErrorBoundary>
    </div>
  );
}

/** Ctrl+K or ⌘K open the search from any page. */
function useSearchKey(): void {
  const dialogs = useStore('dialogs');
  const session = useStore('session');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event) || dialogs.queue.length > 0 || session.fatal) return;
      // A modal dialog outside the store, such as a menu, is open.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void dialogs.open('search', {});
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dialogs, session]);
}
