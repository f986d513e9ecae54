import type { AccountInfo } from '#shared/api/account/account.contract.ts';
import { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { Call } from '#shared/api/call.ts';
import type { Closure } from './Closure.ts';
import { closureOfCheck } from './closureOfCheck.ts';

interface Asked {
  call: Call;
  account: Pick<AccountInfo, 'closed_for' | 'is_verified'>;
  /** The answer may be some seconds old. */
  mayBeHeld?: boolean;
}

/**
 * Why an account is closed to play; null: it is not. A platform whose account.getInfo does not say it may say so by the outcome of the
 * identity check, which is asked for players who are not verified. Never rejects: without an answer the platform itself refuses.
 */
export async function askClosure({ call, account, mayBeHeld = false }: Asked): Promise<Closure | null> {
  if (account.closed_for !== undefined || account.is_verified) return account.closed_for ?? null;
  try {
    return closureOfCheck(await call(getVerification, {}, { mayBeHeld }));
  } catch {
    return null;
  }
}
