import { useBalanceTabs } from '#client/app/live/useBalanceTabs.ts';
import type { Account } from '#client/stores/session.store.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalancePill } from './BalancePill.tsx';
import { DepositButton } from './DepositButton.tsx';
import { NoticeBell } from './NoticeBell.tsx';

/** The player's part of the header: balance, deposit, bell, menu. */
export function PlayerControls({ account }: { account: Account }) {
  useBalanceTabs(account.uid);
  return (
    <>
      <BalancePill />
      <DepositButton />
      <NoticeBell />
      <AccountMenu account={account} />
    </>
  );
}
