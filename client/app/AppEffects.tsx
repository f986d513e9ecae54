import { lazy, Suspense } from 'react';
import { useFacts } from '../stores/useFacts.ts';
import { useAuthQuery } from './effects/useAuthQuery.ts';
import { useAuthTabs } from './effects/useAuthTabs.ts';
import { useGuestGuard } from './effects/useGuestGuard.ts';
import { useRegisterMark } from './effects/useRegisterMark.ts';
import { useSessionGuard } from './effects/useSessionGuard.ts';

/** Guests are spared the code. */
const PlayerEffects = lazy(async () => ({ default: (await import('./PlayerEffects.tsx')).PlayerEffects }));

/** What the whole app does beside drawing itself; draws nothing. */
export function AppEffects() {
  const { account } = useFacts('session');
  useSessionGuard();
  useAuthTabs();
  useAuthQuery();
  useRegisterMark();
  useGuestGuard();
  return <Suspense>{account && <PlayerEffects />}</Suspense>;
}
