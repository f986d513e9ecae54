import { Secret, TOTP } from 'otpauth';
import type { Clock } from './clock.ts';

const PERIOD = 30;
/** Codes of the neighbouring half minutes are right, older ones of the last ten minutes are late. */
const WINDOW_RIGHT = 1;
const WINDOW_LATE = 20;

export type SecondFactorVerdict = 'right' | 'wrong' | 'late' | 'malformed';

/** Time-based codes, RFC 6238: six digits, SHA-1, half a minute. A code may serve twice, so that two browsers can use one demo player. */
export interface SecondFactor {
  newSecret(): string;
  codeNow(secret: string): string;
  check(secret: string, code: string): SecondFactorVerdict;
}

export function createSecondFactor(clock: Clock): SecondFactor {
  const totp = (secret: string) =>
    new TOTP({ issuer: 'Yulduz', algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });
  return {
    newSecret: () => new Secret({ size: 20 }).base32,
    codeNow: (secret) => totp(secret).generate({ timestamp: clock.now() }),
    check: (secret, code) => {
      if (!/^\d{6}$/.test(code)) return 'malformed';
      const steps = totp(secret).validate({ token: code, timestamp: clock.now(), window: WINDOW_LATE });
      if (steps === null) return 'wrong';
      if (Math.abs(steps) <= WINDOW_RIGHT) return 'right';
      return steps < 0 ? 'late' : 'wrong';
    },
  };
}
