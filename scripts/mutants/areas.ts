/** Code that is mutated together, and the unit tests that must notice. */
export interface Area {
  /** Globs of the files to mutate; tests and their support are left out. */
  code: string[];
  /** Globs of the tests. */
  tests: string[];
  /** Names of tests that run: fuzzed properties that reach nearly all of an area would take seconds for each mutant that survives. */
  testNames?: RegExp;
  /** Whether each survivor needs a judgement in JUDGED. */
  isJudged?: boolean;
}

/** The areas of `npm run test:mutants`, by the name that the command takes. */
export const AREAS: Record<string, Area> = {
  sums: {
    code: [
      'shared/domain/money/*.ts',
      'shared/rules/fields/sum*.ts',
      'shared/profile/readLimitSum.ts',
      'shared/cashier/*.ts',
      // Only names: a test of a name repeats it.
      '!shared/cashier/*Field.ts',
      '!shared/cashier/paymentPages.ts',
      '!shared/domain/money/defaultCurrency.ts',
    ],
    tests: [
      'shared/domain/money/*.test.ts',
      'shared/rules/**/*.test.ts',
      'shared/profile/readLimitSum.test.ts',
      'shared/cashier/*.test.ts',
    ],
    isJudged: true,
  },
  money: {
    code: ['server/platform/money/*.ts', 'sandbox/platform/idempotency.ts'],
    // Without those over several servers, which take seconds for each mutant.
    tests: [
      'server/platform/money/{commandPrint,idempotency,moneyForwarding,moneyProxy,moneyReading,outcomeSeal}.test.ts',
      'server/platform/money/{sendMoney,senderOf,sharedClaims}.test.ts',
      'sandbox/platform/idempotency.test.ts',
    ],
    isJudged: true,
  },
  sessions: {
    code: [
      'server/http/session/*.ts',
      'server/platform/session/{createHeldAnswers,createSessionCookieCheck,guessPlaces,samePlayer}.ts',
      'server/platform/session/{rewriteCookies,sessionCookies,sessionPairs,verifyTelegramData}.ts',
    ],
    tests: [
      'server/http/session/*.test.ts',
      'server/platform/session/{createHeldAnswers,createSessionCookieCheck,guessPlaces,samePlayer}.test.ts',
      'server/platform/session/{rewriteCookies,verifyTelegramData}.test.ts',
    ],
    isJudged: true,
  },
  origins: {
    code: ['server/http/hosts/*.ts', 'server/platform/apiGuard.ts'],
    tests: ['server/http/hosts/*.test.ts', 'server/platform/apiGuard.test.ts'],
  },
  orders: {
    code: [
      'client/entities/order/*.ts',
      '!client/entities/order/useOrder.ts',
      'shared/orders/*.ts',
      'server/plain/cashier/*.ts',
    ],
    tests: ['client/entities/order/*.test.ts', 'shared/orders/*.test.ts', 'server/plain/cashier/*.test.ts'],
  },
  cache: {
    code: ['server/cache/{acceptedEncoding,cacheability,cacheableUrl,canonicalPath,createKnownOrigins}.ts'],
    tests: ['server/cache/{acceptedEncoding,cacheability,cacheableUrl,canonicalPath,createKnownOrigins}.test.ts'],
  },
  limits: {
    code: [
      'shared/forms/limits/*.ts',
      'shared/rewards/{isHeldBack,quietReason}.ts',
      'shared/profile/{breakSeconds,isPausePeriod,isSelfExclusion,pauseEnd}.ts',
    ],
    tests: [
      'shared/forms/limits/*.test.ts',
      'shared/rewards/quietReason.test.ts',
      'shared/profile/breakSeconds.test.ts',
    ],
  },
  redirects: {
    code: ['shared/redirects/*.ts', 'server/edge/redirects/*.ts'],
    tests: ['shared/redirects/*.test.ts', 'server/edge/redirects/*.test.ts'],
    testNames: /^(?!.*, for any )/,
  },
  redaction: {
    code: ['server/observability/{redact,scrub*}.ts'],
    tests: ['server/observability/{redact,scrub}*.test.ts'],
  },
};
