import type { Page } from 'playwright';
import { beThePlayer } from './beThePlayer.ts';
import { signIn } from './signIn.ts';

/** Makes the visitor one of the demo players without the form; before the first page. */
export async function signInAs(page: Page, origin: string, login: string): Promise<void> {
  await beThePlayer(page, origin, await signIn(origin, login));
}
