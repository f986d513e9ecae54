import type { Page } from 'playwright';
import { signIn } from './signIn.ts';

/** Makes the visitor one of the demo players without the form; before the first page. */
export async function signInAs(page: Page, origin: string, login: string): Promise<void> {
  const { cookie } = await signIn(origin, login);
  await page.context().addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
    }),
  );
}
