import { useAuthQuery } from './effects/useAuthQuery.ts';
import { useAuthTabs } from './effects/useAuthTabs.ts';
import { useBalancePolling } from './effects/useBalancePolling.ts';
import { useGuestGuard } from './effects/useGuestGuard.ts';
import { useRegisterMark } from './effects/useRegisterMark.ts';
import { useSessionGuard } from './effects/useSessionGuard.ts';

/** What the whole app does beside drawing itself; draws nothing. */
export function AppEffects() {
  useBalancePolling();
  useSessionGuard();
  useAuthTabs();
  useAuthQuery();
  useRegisterMark();
  useGuestGuard();
  return null;
}
