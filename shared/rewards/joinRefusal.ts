import { AppError } from '#shared/errors/AppError.ts';

/** The message id of why a player cannot join a tournament; null: the error is not about the tournament. */
export function joinRefusal(error: unknown): 'tournaments.joinOver' | 'tournaments.joinMissing' | null {
  if (!(error instanceof AppError) || error.type !== 'InvalidParameterException' || !('id' in error.data)) return null;
  const codes: unknown = error.data['id'];
  return Array.isArray(codes) && codes.includes('CONDITIONS_NOT_MET')
    ? 'tournaments.joinMissing'
    : 'tournaments.joinOver';
}
