import { fatalKinds } from '#shared/errors/FatalError.ts';
import { presentError } from '#shared/errors/presentError.ts';

/** Whether an error of the platform means that the session is over or the player is blocked. */
export function endsSession(error: unknown): boolean {
  const { type, fatal } = presentError(error);
  return type === 'AuthorizationException' || (fatal !== null && fatalKinds[fatal.kind].endsVisit);
}
