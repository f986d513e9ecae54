import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './background/whenIdle.ts';
import { useFacts } from '../stores/useFacts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useAuthQuery } from './effects/useAuthQuery.ts';
import { useAuthTabs } from './effects/useAuthTabs.ts';
import { useRegisterMark } from './effects/useRegisterMark.ts';
import { useSessionGuard } from './effects/useSessionGuard.ts';

/** Guests are spared the code. */
const PlayerEffects = lazy(async () => ({ default: (await import('./PlayerEffects.tsx')).PlayerEffects }));

const InstallHint = lazy(async () => ({ default: (await import('./install/InstallHint.tsx')).InstallHint }));

/** What the whole app does beside drawing itself; draws nothing. */
export function AppEffects() {
  const { account } = useFacts('session');
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  useSessionGuard();
  useAuthTabs();
  useAuthQuery();
  useRegisterMark();
  return (
    <>
      <Suspense>{account && <PlayerEffects />}</Suspense>
      <ErrorBoundary resetKey={null} fallback={null}>
        <Suspense>{isIdle && <InstallHint />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
