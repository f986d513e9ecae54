import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import type { Absence } from '#shared/api/account/accountAbsence.contract.ts';
import { AbsenceFacts } from './AbsenceFacts.tsx';

const sum = (amount: number) => ({ amount, currency: 'UZS' });
const levels = (main: number, bonus: number) => ({ main: sum(main), bonus: sum(bonus) });
const absence: Absence = {
  kind: 'other',
  from: 0,
  to: 1,
  before: levels(71_000, 8_000),
  after: levels(93_000, 8_000),
  // Of kinds that a newer platform has.
  lines: [
    { kind: 'other', amount: sum(20_000), count: 1 },
    { kind: 'other', amount: sum(2_000), count: 1 },
  ],
  bets: [],
  more_bets: 0,
  bonuses: [{ id: 1, name: 'Bonus', amount: sum(5), ended: 'other' }],
  payouts: [{ id: 1, amount: sum(5), state: 'other' }],
};

const areas = ['absence'];
async function html(locale: 'uz' | 'ru') {
  const stores = createStores();
  const intl = createTexts(locale, await loadMessages(locale));
  await intl.load(areas);
  return renderToString(
    <StoresContext value={stores}>
      <ReactAppContext value={{ locale, intl, stores } as unknown as AppContext}>
        {pageAt('/', <AbsenceFacts absence={absence} />, {})}
      </ReactAppContext>
    </StoresContext>,
  );
}

test('what happened meanwhile has words for kinds that the site does not know', async () => {
  expect(await html('uz')).toContain('holati aniqlanmoqda');
  expect(await html('ru')).toContain('Прочее');
});

test('every balance in what happened meanwhile can be hidden, with sentences that stay sentences', async () => {
  const dots = [...(await html('ru')).matchAll(/<span class="[^"]*dots[^"]*"[^>]*>([^<]*)</g)].map(
    ([, words]) => words,
  );
  expect(dots).toEqual([
    'Основной счёт: было ••••••, стало ••••••.',
    'Бонусный счёт не изменился: ••••••.',
    '••••••',
    '••••••',
  ]);
});
