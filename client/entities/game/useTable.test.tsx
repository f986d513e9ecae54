import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { useTable } from './useTable.ts';

const intl = createTexts('uz', await loadMessages('uz'));
const table = { results: [{ text: '17', look: 'black' }], limits: { UZS: '200–900', USD: '1–50' } };

function Shown() {
  return useTable(table)
    ?.marks.map(({ text }) => text)
    .join(' ');
}

/** The line of a tile as the server writes it, on a site with this currency. */
function line({ currency, uid, root = {} }: { currency?: string; uid?: number; root?: object }): string {
  const stores = createStores(
    uid === undefined
      ? {}
      : { session: { account: { uid } as never, fatal: null, isPending: false, isOnBreak: false } },
  );
  if (currency) stores.general.set({ default_currency: currency } as GeneralInfo);
  return renderToString(
    <StoresContext value={stores}>
      <ReactAppContext value={{ locale: 'uz', intl, stores } as unknown as AppContext}>
        {pageAt('/', <Shown />, { root })}
      </ReactAppContext>
    </StoresContext>,
  );
}

test('a table’s tile states to a guest the limits in the site’s currency, and none while it is unknown or has none', () => {
  expect(line({ currency: 'UZS' })).toBe('17 200–900');
  expect(line({ currency: 'USD' })).toBe('17 1–50');
  expect(line({ currency: 'KZT' })).toBe('17');
  expect(line({})).toBe('17');
});

test('a table’s tile, in the page that players share, states no limits, and nothing where nothing may be advertised', () => {
  expect(line({ currency: 'UZS', uid: 7 })).toBe('17');
  expect(line({ currency: 'UZS', root: { isQuiet: true } })).toBe('');
});
