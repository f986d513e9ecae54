import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hashKeys } from '../../shared/hashKeys.ts';
import { whenIdle } from './background/whenIdle.ts';
import { useFacts } from '../stores/useFacts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useAuthQuery } from './effects/useAuthQuery.ts';
import { useAuthTabs } from './effects/useAuthTabs.ts';
import { useLateSections } from './effects/useLateSections.ts';
import { useRegisterMark } from './effects/useRegisterMark.ts';
import { useSearchKey } from './effects/useSearchKey.ts';
import { useSessionGuard } from './effects/useSessionGuard.ts';

/** Guests are spared the code. */
const PlayerEffects = lazy(async () => ({ default: (await import('./PlayerEffects.tsx')).PlayerEffects }));

const Popups = lazy(async () => ({ default: (await import('../features/popups/Popups.tsx')).Popups }));

const ConsentAndTracking = lazy(async () => ({
  default: (await import('./tracking/ConsentAndTracking.tsx')).ConsentAndTracking,
}));

const InstallHint = lazy(async () => ({ default: (await import('./install/InstallHint.tsx')).InstallHint }));

const TelegramEntry = lazy(async () => ({
  default: (await import('../features/auth/TelegramEntry.tsx')).TelegramEntry,
}));

/** What the whole app does beside drawing pages. */
export function AppEffects() {
  const { account } = useFacts('session');
  const isTracked = useFacts('general').info?.analytic != null;
  const { Presence: ChatPresence } = useFacts('chat');
  const { hash, pathname } = useLocation();
  const [firstPage] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== firstPage) setHasMoved(true);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  useSessionGuard();
  useAuthTabs();
  useAuthQuery();
  useRegisterMark();
  useSearchKey();
  useLateSections();
  return (
    <>
      <ErrorBoundary resetKey={account} fallback={null}>
        <Suspense>{account && <PlayerEffects />}</Suspense>
      </ErrorBoundary>
      <ErrorBoundary resetKey={null} fallback={null}>
        {ChatPresence && <ChatPresence />}
        <Suspense>{hash.includes(hashKeys.telegramData) && <TelegramEntry />}</Suspense>
        <Suspense>{isIdle && hasMoved && <InstallHint />}</Suspense>
        <Suspense>{isIdle && isTracked && <ConsentAndTracking />}</Suspense>
        <Suspense>{isIdle && !account && hash === hashKeys.popupPreview && <Popups />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
