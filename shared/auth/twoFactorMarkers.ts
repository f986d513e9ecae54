import { AppError } from '../errors/AppError.ts';

/** What the platform means by its five sentences about the second factor. */
export type TwoFactorAnswer =
  | { kind: 'codeNeeded'; resendSeconds: number }
  | { kind: 'expiredCode' }
  | { kind: 'wrongCode' }
  | { kind: 'malformedCode' };

const DEFAULT_RESEND_SECONDS = 60;
const LONGEST_RESEND_SECONDS = 3600;

/** The one place where the platform's sentences are read: it has no codes for these. null: the error is about something else. */
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
    resendSeconds: seconds >= 0 ? Math.min(seconds, LONGEST_RESEND_SECONDS) : DEFAULT_RESEND_SECONDS,
  };
}
