import { AppError } from '#shared/errors/AppError.ts';

/** The message id of a ceremony with a passkey that the browser ended; null: the platform or the network did, whose message says more. */
export function passkeyProblem(error: unknown): string | null {
  if (error instanceof AppError || !(error instanceof Error)) return null;
  // The library's errors keep the names of the browser's.
  switch (error.name) {
    case 'InvalidStateError':
      return 'passkey.alreadyHere';
    case 'NotAllowedError':
    case 'AbortError':
      return 'passkey.cancelled';
    default:
      return 'passkey.failed';
  }
}
