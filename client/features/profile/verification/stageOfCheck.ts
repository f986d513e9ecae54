import type { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { VerificationStage } from './VerificationStage.ts';

/** Stage of one check as the platform reports it; null: it has none. */
export function stageOfCheck(
  check: Pick<OutputOf<typeof getVerification>, 'status' | 'is_final'> | null,
): VerificationStage {
  switch (check?.status) {
    case 'pending':
      return 'submitted';
    case 'rejected':
      return check.is_final ? 'final' : 'retry';
    case 'init':
      return 'begun';
    case 'approved':
      return 'approved';
    default:
      return 'none';
  }
}
