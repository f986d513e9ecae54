import type { Page } from 'playwright';
import type { Player } from './signUp.ts';

/** Signs the visitor in as this player by cookies. Call it before the first page. */
export async function beThePlayer(page: Page, origin: string, { cookie }: Player): Promise<void> {
  await page.context().addCookies(
    cookie.split('; ').map((pair) => {
      const index = pair.indexOf('=');
      return { name: pair.slice(0, index), value: pair.slice(index + 1), url: origin };
    }),
  );
}
