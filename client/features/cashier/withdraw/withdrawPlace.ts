import { carriedSum } from '#shared/cashier/carriedSum.ts';
import { ACTION_KEY } from '#shared/keys/actionKey.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { paths } from '#shared/url/paths.ts';

interface TypedWithdrawal {
  /** Sysname. */
  method: string;
  /** Unparsed. */
  amount: string;
  /** Id of saved requisites; empty: new ones. */
  saved: string;
  /** External action id of the check that unlocks the requisites, once requested. */
  action?: string | undefined;
}

/** Address of the withdrawal form with the typed values, to return to. Card numbers never get into an address. */
export function withdrawPlace({ method, amount, saved, action }: TypedWithdrawal): string {
  const sum = carriedSum(amount);
  return paths.withdraw.build(null, {
    method,
    ...(sum === '' ? {} : { [paymentKeys.amount]: sum }),
    [paymentKeys.saved]: saved,
    ...(action === undefined ? {} : { [ACTION_KEY]: action }),
  });
}
