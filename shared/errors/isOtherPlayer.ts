import { AppError } from './AppError.ts';

/** `code` of the refusal (AccessDenied, 409) of a call that was for another player than the one who is signed in. */
export const OTHER_PLAYER = 'OTHER_PLAYER';

/** Whether a call was refused because it was for another player than the one who is signed in. Nothing was done. */
export function isOtherPlayer(error: unknown): boolean {
  return error instanceof AppError && error.code === OTHER_PLAYER;
}
