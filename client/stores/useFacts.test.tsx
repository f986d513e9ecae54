import { renderToString } from 'react-dom/server';
import { snapshot } from 'valtio';
import { expect, test } from 'vitest';
import type { Balances } from '#shared/api/account/account.contract.ts';
import { createStores } from './createStores.ts';
import { FirstFactsContext } from './FirstFactsContext.ts';
import { StoresContext } from './StoresContext.ts';
import { takeFirstFacts } from './takeFirstFacts.ts';
import { useFacts } from './useFacts.ts';

const balances = (amount: number): Balances => {
  const sum = { amount, currency: 'UZS' };
  return { balance_main: sum, balance_bonus: null, balance_betting_bonus: null, balance_fun: null } as never;
};

function Shown() {
  return useFacts('balances').main?.amount;
}

// React calls the same getServerSnapshot on the server and while it hydrates.
test('useFacts, in a part that hydrates late, reads the first facts; without them, the current ones', () => {
  const stores = createStores();
  stores.balances.set(balances(100));
  const first = takeFirstFacts(stores);
  stores.balances.set(balances(200));
  const late = (
    <StoresContext value={stores}>
      <FirstFactsContext value={first}>
        <Shown />
      </FirstFactsContext>
    </StoresContext>
  );
  expect(renderToString(late)).toBe('100');
  const onServer = (
    <StoresContext value={stores}>
      <Shown />
    </StoresContext>
  );
  expect(renderToString(onServer)).toBe('200');
});

test('the balances store, set to an equal balance, keeps its snapshot', () => {
  const { balances: store } = createStores();
  store.set(balances(100));
  const known = snapshot(store);
  store.set(balances(100));
  expect(snapshot(store)).toBe(known);
  store.set(balances(101));
  expect(snapshot(store)).not.toBe(known);
});
