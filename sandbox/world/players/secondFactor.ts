import { Secret, TOTP } from 'otpauth';
import type { Clock } from '#sandbox/world/clock.ts';
import { inMs } from '#shared/domain/inMs.ts';

const PERIOD = 30;
/** Codes from one time step back to two ahead are right; older codes of the last ten minutes are late. */
const WINDOW_BACK = 1;
const WINDOW_AHEAD = 2;
const WINDOW_LATE = 20;

export type SecondFactorVerdict = 'right' | 'wrong' | 'late' | 'malformed';

/** Time-based codes, RFC 6238: six digits, SHA-1, 30 seconds. A code is valid once (section 5.2): the caller must store the step of a right code. */
export interface SecondFactor {
  newSecret(): string;
  /** `otpauth://totp/...`, for the QR code of an authenticator. */
  address(secret: string, login: string): string;
  /** The code of the current time step, or of the first one after `usedStep`. */
  codeNow(secret: string, usedStep?: number): string;
  /** `step` is the time step of a right code; codes up to `usedStep` are used. */
  check(secret: string, code: string, usedStep: number): { verdict: SecondFactorVerdict; step: number };
}

export function createSecondFactor(clock: Clock): SecondFactor {
  const totp = (secret: string, label?: string) =>
    new TOTP({
      issuer: 'Yulduz',
      algorithm: 'SHA1',
      digits: 6,
      period: PERIOD,
      secret: Secret.fromBase32(secret),
      ...(label === undefined ? {} : { label }),
    });
  const stepNow = () => Math.floor(clock.now() / 1000 / PERIOD);
  return {
    newSecret: () => new Secret({ size: 20 }).base32,
    address: (secret, login) => totp(secret, login).toString(),
    codeNow: (secret, usedStep = 0) =>
      totp(secret).generate({ timestamp: inMs(Math.max(stepNow(), usedStep + 1) * PERIOD) }),
    check: (secret, code, usedStep) => {
      const now = stepNow();
      if (!/^\d{6}$/.test(code)) return { verdict: 'malformed', step: now };
      const delta = totp(secret).validate({ token: code, timestamp: clock.now(), window: WINDOW_LATE });
      if (delta === null || delta > WINDOW_AHEAD) return { verdict: 'wrong', step: now };
      const step = now + delta;
      if (delta < -WINDOW_BACK) return { verdict: 'late', step };
      return { verdict: step > usedStep ? 'right' : 'wrong', step };
    },
  };
}
