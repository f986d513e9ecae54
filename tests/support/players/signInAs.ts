import type { Page } from 'playwright';
import { beThePlayer } from './beThePlayer.ts';
import { signIn } from './signIn.ts';

/** Signs the visitor in as a demo player by cookies. Call it before the first page. Rejects when the sign-in is refused. */
export async function signInAs(page: Page, origin: string, login: string): Promise<void> {
  await beThePlayer(page, origin, await signIn(origin, login));
}
