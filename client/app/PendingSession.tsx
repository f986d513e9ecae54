import { usePendingSession } from './effects/usePendingSession.ts';

/** Asks whose session it is that the server did not learn in time; draws nothing. */
export function PendingSession() {
  usePendingSession();
  return null;
}
