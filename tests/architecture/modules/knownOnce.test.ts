import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const sources = sourceFiles('client', 'config', 'server', 'shared').filter(
  ({ name }) => !name.endsWith('.testing.ts') && !name.includes('/ui-gallery/'),
);
const isComment = (line: string) => /^\s*(?:\*|\/\/|\/\*)/.test(line);
const placesOf = (pattern: RegExp) =>
  sources.filter(({ text }) => text.split('\n').some((line) => !isComment(line) && pattern.test(line)));

/** A fact that many modules need: how a copy of it looks, and the modules that may have it. */
const facts: [string, RegExp, string[]][] = [
  [
    'the currency of the site',
    /'UZS'/,
    [
      'shared/domain/money/currencyUnit.ts',
      'shared/domain/money/defaultCurrency.ts',
      // How the sum of a currency is typed and named.
      'shared/domain/money/sumDigits.ts',
    ],
  ],
  [
    'which methods an offer excludes',
    /exclude_methods/,
    ['shared/api/rewards/campaigns.contract.ts', 'shared/cashier/excludedMethods.ts'],
  ],
  ['that an offer excludes a method', /excluded\.includes\(/, ['client/features/cashier/deposit/offerFor.ts']],
  [
    'what a deposit limit leaves',
    /limit\??\.available_amount/,
    // By share of the limit, in its own currency.
    ['client/features/cashier/deposit/limitLeft.ts', 'shared/rewards/quietReason.ts'],
  ],
  [
    'that the check of identity blocks money',
    /\.is_kyc_block_enabled/,
    // Only the colour of a badge of a player who is not verified.
    ['client/features/profile/shell/VerificationBadge.tsx', 'shared/profile/isKycBlocked.ts'],
  ],
  [
    'which payments may still change',
    /'pending'.*'processing'|'processing'.*'pending'|new,pending|pending,processing/,
    ['shared/cashier/paymentStates.ts'],
  ],
  ['which bonuses are over', /'new', .*'inactive'|active,inactive/, ['shared/bonus/bonusStates.ts']],
  [
    'a key of the storage of the browser',
    /(?:Storage\.(?:read|write|remove)|\.(?:get|set|remove)Item)\(['"`]/,
    // A text that runs before any module; its test holds it to storageKeys.
    ['client/ui/theme/themeScript.ts'],
  ],
  [
    'milliseconds of a second of the wire',
    /\* 1_?000\b/,
    [
      // Bytes of a second.
      'server/platform/uploads/pipeUpload.ts',
      // Of Valkey's clock.
      'server/http/limits/createSharedBuckets.ts',
      'server/http/limits/createSharedGuesses.ts',
      'shared/domain/inMs.ts',
    ].sort(),
  ],
  [
    'milliseconds of a day',
    /24 \* (?:60 \* 60_000|3_600_000)|86_400_000/,
    ['config/parseDuration.ts', 'shared/constants.ts'],
  ],
  [
    'a race',
    /Promise\.race\(/,
    [
      // Of the calls of a page, which have one timer.
      'client/app/document/createCallWatch.ts',
      // Without a timer: the press that cancels, the end of a connection.
      'client/entities/talk/files/createTicketFiles.ts',
      'server/pages/packPage.ts',
      'shared/api/unlessAborted.ts',
      'shared/api/unlessLate.ts',
    ],
  ],
  [
    'what is said of a refused code',
    /codeProblem\(|codeProblemIds\[codeProblem/,
    ['shared/auth/codeProblem.ts', 'shared/forms/codeErrorId.ts'],
  ],
  [
    'that a value of JSON is an object',
    /=== 'object' && \w+ !== null && !Array\.isArray\(/,
    ['shared/api/isRecord.ts'],
  ],
  [
    'that a value of an address is one of a list',
    /<T extends string>\(values: readonly T\[\], value: string \| null\)/,
    ['client/lib/among.ts'],
  ],
  ['the area of forms', /['"`]\/forms\b/, ['shared/url/paths.ts']],
];

test.each(facts)('%s is known in one place', (_fact, copy, homes) => {
  expect(
    placesOf(copy)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(homes);
});

test('the names of session cookies come from SESSION_COOKIE', () => {
  expect(placesOf(/['"`](?:sid|PHPSESSID)['"`=]/).map(({ name }) => name)).toEqual(['config/env.ts']);
});
