import { revokeOtherSessions } from '../../../shared/api/accountSessions.contract.ts';
import type { FormOutcome, FormPost } from '../FormPost.ts';

export async function endOtherSessions({ call }: FormPost): Promise<FormOutcome> {
  await call(revokeOtherSessions, {});
  return { step: 'done' };
}
