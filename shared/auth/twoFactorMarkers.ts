import { AppError } from '#shared/errors/AppError.ts';

/** The meaning of the platform's five error texts about the second factor. */
export type TwoFactorAnswer =
  | {
      kind: 'codeNeeded';
      resendSeconds: number /** The player has unused recovery codes. */;
      hasRecovery?: true /** A passkey of the player may stand in for the code. */;
      hasPasskey?: true;
    }
  | { kind: 'expiredCode' }
  | { kind: 'wrongCode' }
  | { kind: 'malformedCode' };

const DEFAULT_RESEND_SECONDS = 60;
const MAX_RESEND_SECONDS = 3600;

/** Reads the platform's error texts about the second factor, which have no error codes. null: another error. */
export function readTwoFactor(error: unknown): TwoFactorAnswer | null {
  if (!(error instanceof AppError) || error.type !== 'AuthorizationException') return null;
  const message = error.message.toLowerCase();
  if (message.includes('the code must contain 6 digits')) return { kind: 'malformedCode' };
  if (message.includes('time expired')) return { kind: 'expiredCode' };
  if (message.includes('two_factor_auth: code is invalid')) return { kind: 'wrongCode' };
  if (!message.includes('two_factor_auth is enable') && !message.includes('resend time is')) return null;
  const said = /resend time is\D*(\d+)/.exec(message)?.[1] ?? error.data['resend_time'];
  const seconds = Math.ceil(Number(said ?? Number.NaN));
  return {
    kind: 'codeNeeded',
    resendSeconds: seconds >= 0 ? Math.min(seconds, MAX_RESEND_SECONDS) : DEFAULT_RESEND_SECONDS,
    ...(error.data['has_recovery'] === true ? { hasRecovery: true } : {}),
    ...(error.data['has_passkey'] === true ? { hasPasskey: true } : {}),
  };
}
