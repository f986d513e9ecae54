import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { ReportCard } from './ReportCard.tsx';

const sum = (amount: number) => ({ amount, currency: 'UZS' });
const spanOf = (seconds: number, deposits: number, net: number) => ({
  from: 1_764_000_000,
  to: 1_764_604_800,
  seconds,
  deposits: sum(deposits),
  net: sum(net),
});

async function textOf(locale: 'uz' | 'ru', week: ReturnType<typeof spanOf>): Promise<string> {
  const stores = createStores();
  const intl = createTexts(locale, await loadMessages(locale));
  await intl.load(['limits', 'profile']);
  const html = renderToString(
    <StoresContext value={stores}>
      <ReactAppContext value={{ locale, intl, stores } as unknown as AppContext}>
        {pageAt('/profile/responsible-game', <ReportCard report={{ week, month: week, days: [] }} />, {})}
      </ReactAppContext>
    </StoresContext>,
  );
  return html.replace(/<[^>]*>/g, '');
}

test('a week without play is said to be one, with what was paid in, not played for no minutes', async () => {
  const week = spanOf(0, 450_000, 0);
  expect(await textOf('uz', week)).toContain(
    `Bu hafta oʻynamadingiz, ${formatMoney(week.deposits, 'uz')} kiritdingiz.`,
  );
  for (const locale of ['uz', 'ru'] as const) {
    const [sentences = ''] = (await textOf(locale, week)).split(locale === 'uz' ? 'Sof natija' : 'Чистый результат');
    expect(sentences).not.toMatch(/\b0\s(?:daqiqa|минут)/);
  }
});

test('play of less than a minute is said to be that, not of no minutes', async () => {
  for (const [locale, words] of [
    ['uz', '1 daqiqadan kam'],
    ['ru', 'меньше минуты'],
  ] as const) {
    const shown = (await textOf(locale, spanOf(24, 0, -6_000))).replaceAll('\u00A0', ' ');
    expect(shown.split(words)).toHaveLength(4);
    expect(shown).not.toMatch(/\b0\s(?:daqiqa|мин)/);
  }
});

test('a result in a time that was not counted has an unknown time', async () => {
  expect(await textOf('uz', spanOf(0, 0, -1_500))).toContain('oʻyin vaqti nomaʼlum');
  expect(await textOf('uz', spanOf(5_400, 0, -1_500))).not.toContain('nomaʼlum');
});
