import { AppError } from '../../shared/errors/AppError.ts';
import { fatalOf } from '../../shared/errors/fatalOf.ts';

/** Whether the platform's refusal means that the session is no player's any more: it is over, or the player is blocked. */
export function endsSession(error: unknown): boolean {
  return error instanceof AppError && (error.type === 'AuthorizationException' || fatalOf(error)?.kind === 'blocked');
}
