import type { AppContext } from '#client/context/AppContext.ts';
import { getBalance } from '#shared/api/account/account.contract.ts';

/**
 * Reads the balances and shows them, unless the player has changed meanwhile, or newer balances are shown already. Never rejects: the
 * header reads them again anyway. `signal` ends the reading.
 */
export async function refreshBalances({ call, stores }: Pick<AppContext, 'call' | 'stores'>, signal?: AbortSignal) {
  const { account } = stores.session;
  const show = stores.balances.beginReading();
  await call(getBalance, {}, { signal }).then(
    (balances) => {
      if (account && stores.session.account?.uid === account.uid) show(balances);
    },
    () => undefined,
  );
}
