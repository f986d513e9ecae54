import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { paths } from '#shared/url/paths.ts';
import { Explain } from './explain/Explain.tsx';
import { CashierShell } from './shell/CashierShell.tsx';
import { BalanceCards } from './wallet/BalanceCards.tsx';
import { RateTable } from './wallet/RateTable.tsx';
import { RecentMoney } from './wallet/RecentMoney.tsx';

export function WalletPage({ query, changes, rates }: PageData<typeof import('./wallet.loader.ts')>) {
  const text = useText();
  return (
    <CashierShell current={paths.wallet.build()} title={text('cashier.wallet')}>
      <BalanceCards />
      {query && changes && <Explain query={query} changes={changes} />}
      <RecentMoney />
      {rates && <RateTable rates={rates} />}
    </CashierShell>
  );
}
