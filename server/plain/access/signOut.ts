import type { FormOutcome, FormPost } from '#server/plain/forms/FormPost.ts';
import { logout } from '#shared/api/account/auth.contract.ts';

/** Signs out, also when the platform fails. */
export async function signOut({ call }: FormPost): Promise<FormOutcome> {
  await call(logout, {}).catch(() => undefined);
  return 'signedOut';
}
