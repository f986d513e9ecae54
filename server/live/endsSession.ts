import { AppError } from '../../shared/errors/AppError.ts';
import { fatalOf } from '../../shared/errors/fatalOf.ts';

/** Whether an error of the platform means that the session is over or the player is blocked. */
export function endsSession(error: unknown): boolean {
  return error instanceof AppError && (error.type === 'AuthorizationException' || fatalOf(error)?.kind === 'blocked');
}
