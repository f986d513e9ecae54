import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemPage } from '#server/http/problems/problemPage.ts';
import { withdrawalCodePage } from '#server/plain/cashier/withdrawalCodePage.ts';
import { type CodeProblem, codeProblemIds } from '#shared/auth/codeProblem.ts';
import { type Brand, brand } from '#shared/brand.ts';
import { type Language, LOCALES } from '#shared/locales.ts';
import { anor } from '#tests/brands/anor.ts';
import { partsOf } from '#tests/brands/partsOf.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { authenticatorPage } from './authenticatorPage.ts';
import { awayPage } from './awayPage.ts';
import { credentialsPage } from './credentialsPage.ts';
import { recoveryCodesPage } from './recoveryCodesPage.ts';
import { ticketSentPage } from './ticketSentPage.ts';
import { ticketTalkPage } from './ticketTalkPage.ts';
import { trustedLinkPage } from './trustedLinkPage.ts';
import { type TrustedView, trustedPage } from './trustedPage.ts';

const STATUSES = [400, 403, 404, 414, 429, 431, 500, 502, 503, 504, 505];
const CODE_PROBLEMS = [null, ...(Object.keys(codeProblemIds) as CodeProblem[])];
const LATER = 1_800_000_000;
const MONEY = { amount: 1, currency: 'UZS' };
const TRUSTED: TrustedView[] = [
  'ask',
  'gone',
  'failed',
  {
    expires_at: LATER,
    budget: { state: 'near', resets_at: LATER, sums: { amount: MONEY, left: MONEY } },
    breaks: { pause: { until: LATER } },
  },
];

function pagesOf(of: Brand, locale: Language): string[] {
  const common = { locale, brand: of, nonce: 'abc' };
  return [
    ...STATUSES.map((status) => problemPage({ ...common, status, requestId: 'r-1', retryAfter: 30 })),
    ...[
      ticketTalkPage({ problem: 'failed', isReply: true, fields: { text: '</textarea>"<b>' } }),
      ...CODE_PROBLEMS.map((problem) => withdrawalCodePage({ problem, fields: { card: '"<b>' } })),
      authenticatorPage({
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Site:a%40b.uz?secret=JBSWY3DPEHPK3PXP',
      }),
      authenticatorPage({ secret: 'JBSWY3DPEHPK3PXP', address: undefined }),
      credentialsPage({ login: '100<2', password: 'a&b' }),
      ...(['pause', 'left'] as const).flatMap((why) => [null, LATER].map((until) => awayPage({ why, until }))),
      ...TRUSTED.map(trustedPage),
      recoveryCodesPage({ codes: ['K7M2-9XQD-04TR', '<b>'] }),
      withdrawalCodePage({ problem: null, hasRecovery: true, fields: {} }),
      trustedLinkPage({ link: 'https://site.test/trusted/<a>' }),
      ticketSentPage({ number: 'ABC-123', code: 'K7M2-9XQD' }),
      ticketTalkPage({ fields: {} }),
    ].map((page) => page(common)),
  ];
}

test.each(LOCALES)(
  'every plain page, in %s, has its language, one title and heading, and no unfilled placeholder',
  (locale) => {
    for (const page of pagesOf(brand, locale)) {
      expect(page).toContain(`<html lang="${locale}">`);
      expect(page).not.toMatch(/plain\.|undefined|\{\w+\}<|…/);
      const [, heading] = /<h1>([^<]+)<\/h1>/.exec(page) ?? [];
      expect(page).toContain(`<title>${heading} · ${brand.name}</title>`);
      expect(/\p{Script=Cyrillic}/u.test(heading ?? '')).toBe(locale === 'ru');
    }
  },
);

test.each(LOCALES)('no plain page, in %s, leads to what sells, plays or takes money', (locale) => {
  const shut =
    /^(?:\/ru)?\/(?:promotions|offers|tournaments|jackpots|winners|loyalty|gamehall|game|betting|cashier\/deposit)\b/;
  for (const page of pagesOf(brand, locale)) {
    const hrefs = Array.from(page.matchAll(/ href="([^"]*)"/g), ([, href]) => href ?? '');
    expect(hrefs.filter((href) => shut.test(href))).toEqual([]);
  }
});

test('the page of a conversation escapes the text a visitor typed', () => {
  const [page] = pagesOf(brand, 'uz').slice(STATUSES.length);
  expect(page).toContain('&lt;/textarea&gt;&quot;&lt;b&gt;</textarea>');
});

test('the problem pages reload by themselves only for a 503', () => {
  const asking = STATUSES.filter((_, index) =>
    pagesOf(brand, 'ru')[index]?.includes('http-equiv="refresh" content="30"'),
  );
  expect(asking).toEqual([503]);
});

test('plain pages of another brand have its name, background and mark, and nothing of the default brand', () => {
  for (const page of LOCALES.flatMap((locale) => pagesOf(anor, locale))) {
    expect(page).toContain(`· ${anor.name}</title>`);
    expect(page).toContain(`background:${anor.dark.bg}`);
    expect(partsOf(brand).filter((part) => page.includes(part))).toEqual([]);
  }
  expect(problemPage({ status: 500, locale: 'uz', brand: anor, requestId: 'r', nonce: 'n', retryAfter: 30 })).toContain(
    anor.mark,
  );
});

test('the name and the colours of the brand are written only in shared/brand.ts', () => {
  const branded = new RegExp(
    partsOf(brand)
      .filter((part) => /^#[\da-f]{6}$/.test(part))
      .join('|'),
    'i',
  );
  const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');
  const named = sourceFiles('client', 'server', 'shared', 'config')
    // The Uzbek word for a star, which players search for.
    .filter(({ name }) => name !== 'shared/brand.ts' && name !== 'shared/search/thingNames.ts')
    .filter(({ text }) => /yulduz/i.test(withoutComments(text)) || branded.test(text));
  expect(named.map(({ name }) => name)).toEqual([]);
});

test('no message plays on the name of the brand, which means star', () => {
  for (const folder of ['client/i18n/messages', 'server/i18n/messages'])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
      one.endsWith('.json'),
    ))
      expect(readFileSync(`${folder}/${name}`, 'utf8'), name).not.toMatch(/yulduz|юлдуз|зв[её]зд/i);
});
