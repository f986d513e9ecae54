import { useBalancePolling } from './effects/useBalancePolling.ts';

/** What the app does for a signed-in player beside drawing itself; draws nothing. */
export function PlayerEffects() {
  useBalancePolling();
  return null;
}
