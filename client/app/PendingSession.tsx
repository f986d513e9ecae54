import { usePendingSession } from './effects/usePendingSession.ts';

/** Resolves a session that the server did not identify in time; renders nothing. */
export function PendingSession() {
  usePendingSession();
  return null;
}
