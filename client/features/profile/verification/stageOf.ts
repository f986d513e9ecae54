import type { Account } from '#client/stores/session.store.ts';
import type { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { stageOfCheck } from './stageOfCheck.ts';
import type { VerificationStage } from './VerificationStage.ts';

type Facts = Pick<OutputOf<typeof getVerification>, 'status' | 'is_final'>;

/** The account's flags take precedence over the check. null: the platform has none. */
export function stageOf(
  account: Pick<Account, 'is_verified' | 'is_on_verification'>,
  check: Facts | null,
): VerificationStage {
  if (account.is_verified) return 'approved';
  if (account.is_on_verification) return 'submitted';
  const stage = stageOfCheck(check);
  // An approval that the account does not confirm does not count.
  return stage === 'approved' ? 'none' : stage;
}
