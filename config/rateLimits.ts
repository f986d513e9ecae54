/**
 * How many requests one visitor (an IPv4 address, an IPv6 /64) may make. Mobile carriers put thousands of players behind
 * one address, so these stop scripts, not people; only `account` counts by another name than the address.
 */
export interface RateLimit {
  /** Method names in lower case; absent: whatever no other line names. */
  methods?: readonly string[];
  windowMs: number;
  limit: number;
}

const minute = 60_000;

export const rateLimitTable = {
  login: { methods: ['auth.login'], windowMs: minute, limit: 20 },
  /** Tries at one login that did not sign in, from anywhere; restoring its password included. */
  account: { windowMs: minute, limit: 10 },
  register: { methods: ['auth.register'], windowMs: minute, limit: 20 },
  codes: {
    methods: [
      'auth.restore',
      'account.confirmcontact',
      'account.confirmtwofactorauth',
      'account.sendconfirmationtocontact',
      'campaigns.checkpromocode',
    ],
    windowMs: minute,
    limit: 20,
  },
  /** Letters to the support, written without an account too. */
  letters: { methods: ['support.sendfeedback'], windowMs: minute, limit: 20 },
  money: { methods: ['cashier.makedeposit', 'cashier.makewithdrawal'], windowMs: minute, limit: 30 },
  writes: { windowMs: minute, limit: 300 },
  reads: { windowMs: minute, limit: 6000 },
  /** Visit beacons that are forwarded; the picture is answered to everyone. */
  hit: { windowMs: minute, limit: 120 },
  /** Violation reports that are read; the rest are dropped. */
  cspReport: { windowMs: minute, limit: 60 },
  /** Reports of open pages on their speed and errors that are read; the rest are dropped. */
  beacons: { windowMs: minute, limit: 120 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimitTable;
