import type { EnvName } from './env.ts';

/**
 * How many requests one visitor may make. Mobile carriers put thousands of players behind one address, so players count by session where
 * `perPlayer` says so, and guests by address (an IPv4 address, an IPv6 /64, and the /56 and /48 around it with four and 32 times as many).
 * `account` counts by login, `restores` everybody together.
 */
export interface RateLimit {
  /** The variable with the number of requests allowed at once, and per minute after that. */
  variable: Extract<EnvName, `RATE_LIMIT_${string}`>;
  /** Method names in lower case; absent: every request that no other entry names. */
  methods?: readonly string[];
  /** A player whose session the platform has confirmed counts by session, everybody else by address. */
  perPlayer?: true;
  /** With Valkey, replicas count together. Cheap, frequent requests are counted by each replica alone. */
  shared?: true;
}

/** Every rate limit of the server, by name. */
export const rateLimitTable = {
  /** Counted where the login is known (limitByLogin), and not for known devices. */
  login: { variable: 'RATE_LIMIT_LOGIN', shared: true },
  account: { variable: 'RATE_LIMIT_ACCOUNT', shared: true },
  /** Sign-ins by a passkey, which name no login; like `login`, those that succeed do not count. */
  passkeys: { variable: 'RATE_LIMIT_LOGIN', methods: ['auth.enterbypasskey'], shared: true },
  register: { variable: 'RATE_LIMIT_REGISTER', methods: ['auth.register'], shared: true },
  codes: {
    variable: 'RATE_LIMIT_CODES',
    perPlayer: true,
    methods: [
      // Guesses of the present password.
      'account.changepassword',
      'account.confirmcontact',
      'account.confirmsocial',
      'account.confirmtwofactorauth',
      'account.addpasskey',
      'account.changecontact',
      'account.confirmcontactchange',
      'account.provepasskey',
      'account.sendconfirmationtocontact',
      'account.sendsocialcode',
      // Guesses of a secret.
      'account.viewtrusted',
      'campaigns.checkpromocode',
      'support.getfilebycode',
      'support.replybycode',
      'support.viewticket',
    ],
    shared: true,
  },
  /** Requests that have no effect for want of a session or of fields: they count against nobody else. */
  refused: { variable: 'RATE_LIMIT_REFUSED' },
  restores: { variable: 'RATE_LIMIT_RESTORES', shared: true },
  tickets: {
    variable: 'RATE_LIMIT_TICKETS',
    methods: ['support.sendfeedback', 'support.openticket', 'support.replyticket', 'support.addfile'],
    perPlayer: true,
    shared: true,
  },
  money: {
    variable: 'RATE_LIMIT_MONEY',
    perPlayer: true,
    methods: ['cashier.makedeposit', 'cashier.makewithdrawal'],
    shared: true,
  },
  exports: { variable: 'RATE_LIMIT_EXPORTS', perPlayer: true, shared: true },
  writes: { variable: 'RATE_LIMIT_WRITES', perPlayer: true, shared: true },
  reads: { variable: 'RATE_LIMIT_READS', perPlayer: true },
  /** Counts processor milliseconds, not requests (createRenderBudget). */
  rendering: { variable: 'RATE_LIMIT_RENDERING' },
  lookups: { variable: 'RATE_LIMIT_LOOKUPS' },
  sessions: { variable: 'RATE_LIMIT_SESSIONS' },
  editors: { variable: 'RATE_LIMIT_EDITORS' },
  webhook: { variable: 'RATE_LIMIT_WEBHOOK', shared: true },
  sitemap: { variable: 'RATE_LIMIT_SITEMAP' },
  hit: { variable: 'RATE_LIMIT_HIT' },
  cspReport: { variable: 'RATE_LIMIT_CSP_REPORT' },
  beacons: { variable: 'RATE_LIMIT_BEACONS' },
} as const satisfies Record<string, RateLimit>;

/** Name of a rate limit. */
export type RateLimitName = keyof typeof rateLimitTable;
