import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand, type Brand } from '../../../shared/brand.ts';
import { LOCALES, type Language } from '../../../shared/locales.ts';
import { anor } from '../../../tests/brands/anor.ts';
import { sourceFiles } from '../../../tests/support/sourceFiles.ts';
import { problemPage } from '../../http/problems/problemPage.ts';
import { authenticatorPage } from './authenticatorPage.ts';
import { type WithdrawalCodeProblem, withdrawalCodePage } from '../cashier/withdrawalCodePage.ts';
import { credentialsPage } from './credentialsPage.ts';
import { type TicketProblem, ticketPage } from './ticketPage.ts';

const STATUSES = [400, 403, 404, 414, 429, 431, 500, 502, 503, 504];
const CODE_PROBLEMS: (WithdrawalCodeProblem | null)[] = [null, 'wrong', 'malformed', 'expired'];
const PROBLEMS: TicketProblem[] = ['email', 'text', 'failed', 'tooMany'];

function pagesOf(of: Brand, locale: Language): string[] {
  const common = { locale, brand: of, nonce: 'abc' };
  return [
    ...STATUSES.map((status) => problemPage({ ...common, status, requestId: 'r-1', retryAfter: 30 })),
    ...PROBLEMS.map((problem) => ticketPage({ ...common, problem, fields: { text: '</textarea>"<b>' } })),
    ...CODE_PROBLEMS.map((problem) => withdrawalCodePage({ ...common, problem, fields: { card: '"<b>' } })),
    authenticatorPage({
      ...common,
      secret: 'JBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Yulduz:a%40b.uz?secret=JBSWY3DPEHPK3PXP',
    }),
    authenticatorPage({ ...common, secret: 'JBSWY3DPEHPK3PXP', address: undefined }),
    credentialsPage({ ...common, login: '100<2', password: 'a&b' }),
  ];
}

test.each(LOCALES)(
  'every plain page, in %s, has its language, one title and heading, and no unfilled placeholder',
  (locale) => {
    for (const page of pagesOf(brand, locale)) {
      expect(page).toContain(`<html lang="${locale}">`);
      expect(page).not.toMatch(/plain\.|undefined|\{\w+\}<|…/);
      const [, heading] = /<h1>([^<]+)<\/h1>/.exec(page) ?? [];
      expect(page).toContain(`<title>${heading} · Yulduz</title>`);
      expect(/\p{Script=Cyrillic}/u.test(heading ?? '')).toBe(locale === 'ru');
    }
  },
);

test('the ticket page escapes the text a visitor typed', () => {
  const [page] = pagesOf(brand, 'uz').slice(STATUSES.length);
  expect(page).toContain('&lt;/textarea&gt;&quot;&lt;b&gt;</textarea>');
});

test('the problem pages reload by themselves only for a 503', () => {
  const asking = STATUSES.filter((_, at) => pagesOf(brand, 'ru')[at]?.includes('http-equiv="refresh" content="30"'));
  expect(asking).toEqual([503]);
});

test('plain pages of another brand have its name, background and mark, and nothing of the default brand', () => {
  const own = [brand.name, brand.mark, ...Object.values(brand.colours)];
  for (const page of LOCALES.flatMap((locale) => pagesOf(anor, locale))) {
    expect(page).toContain(`· ${anor.name}</title>`);
    expect(page).toContain(`background:${anor.colours.bg}`);
    expect(own.filter((part) => page.includes(part))).toEqual([]);
  }
  expect(problemPage({ status: 500, locale: 'uz', brand: anor, requestId: 'r', nonce: 'n', retryAfter: 30 })).toContain(
    anor.mark,
  );
});

test('the name and the colours of the brand are written only in shared/brand.ts', () => {
  const colours = new RegExp(Object.values(brand.colours).join('|'), 'i');
  const named = sourceFiles('client', 'server', 'shared')
    .filter(({ name }) => name !== 'shared/brand.ts')
    .filter(({ text }) => /\bYulduz\b/.test(text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '')) || colours.test(text));
  expect(named.map(({ name }) => name)).toEqual([]);
  for (const folder of LOCALES.flatMap((locale) => [
    `client/i18n/messages/${locale}`,
    `server/i18n/messages/${locale}`,
  ]))
    for (const name of readdirSync(folder))
      expect(readFileSync(`${folder}/${name}`, 'utf8'), name).not.toMatch(/\bYulduz\b/);
});
