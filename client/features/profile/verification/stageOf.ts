import type { getVerification } from '../../../../shared/api/identityFacts.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';
import type { Account } from '../../../stores/session.store.ts';
import type { VerificationStage } from './VerificationStage.ts';

type Facts = Pick<OutputOf<typeof getVerification>, 'status' | 'is_final'>;

/** What the account says counts first; `facts` tell the rest. null: the platform does not tell them. */
export function stageOf(
  account: Pick<Account, 'is_verified' | 'is_on_verification'>,
  facts: Facts | null,
): VerificationStage {
  if (account.is_verified) return 'approved';
  if (account.is_on_verification) return 'submitted';
  switch (facts?.status) {
    case 'pending':
      return 'submitted';
    case 'rejected':
      return facts.is_final ? 'final' : 'retry';
    case 'init':
      return 'begun';
    default:
      // An approval that the account does not know of is none.
      return 'none';
  }
}
