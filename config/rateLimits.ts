/**
 * How many requests one visitor (an IPv4 address, an IPv6 /64) may make. Mobile carriers put thousands of players behind
 * one address, so these stop scripts, not people; guessing at one account is the platform's to stop, which sees logins.
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
  money: { methods: ['cashier.makedeposit', 'cashier.makewithdrawal'], windowMs: minute, limit: 30 },
  writes: { windowMs: minute, limit: 300 },
  reads: { windowMs: minute, limit: 6000 },
  /** Visit beacons that are forwarded; the picture is answered to everyone. */
  hit: { windowMs: minute, limit: 120 },
  /** Violation reports that are read; the rest are dropped. */
  cspReport: { windowMs: minute, limit: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimitTable;
