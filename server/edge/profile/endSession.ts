import { revokeSession } from '../../../shared/api/accountSessions.contract.ts';
import type { FormOutcome, FormPost } from '../FormPost.ts';

export async function endSession({ fields, call }: FormPost): Promise<FormOutcome> {
  await call(revokeSession, { id: fields['id'] ?? '' });
  return { step: 'done' };
}
