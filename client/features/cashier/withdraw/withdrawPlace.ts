import { parseSum } from '../../../../shared/domain/money/parseSum.ts';
import { ACTION_KEY } from '../../../../shared/keys/actionKey.ts';
import { paymentKeys } from '../../../../shared/keys/paymentKeys.ts';
import { paths } from '../../../../shared/url/paths.ts';

interface TypedWithdrawal {
  /** Sysname. */
  method: string;
  /** As it is typed. */
  amount: string;
  /** Id of saved requisites; empty: new ones. */
  saved: string;
  /** The check that opens the requisites, once it was asked for. */
  action?: string | undefined;
}

/** The page of a withdrawal with what was typed, to come back to. Numbers of cards never get into an address. */
export function withdrawPlace({ method, amount, saved, action }: TypedWithdrawal): string {
  const sum = parseSum(amount);
  return paths.withdraw.build(null, {
    method,
    ...(sum === null ? {} : { [paymentKeys.amount]: sum }),
    [paymentKeys.saved]: saved,
    ...(action === undefined ? {} : { [ACTION_KEY]: action }),
  });
}
