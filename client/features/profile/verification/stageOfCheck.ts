import type { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { VerificationStage } from './VerificationStage.ts';

/** Stage of one check by the platform's facts of it; null: no facts. */
export function stageOfCheck(
  facts: Pick<OutputOf<typeof getVerification>, 'status' | 'is_final'> | null,
): VerificationStage {
  switch (facts?.status) {
    case 'pending':
      return 'submitted';
    case 'rejected':
      return facts.is_final ? 'final' : 'retry';
    case 'init':
      return 'begun';
    case 'approved':
      return 'approved';
    default:
      return 'none';
  }
}
