import type { Page } from 'playwright';
import { type Player, signUp } from './signUp.ts';

let count = 0;

/** Creates a new player and signs the visitor in as them by cookies. Rejects when the registration is refused. */
export async function newPlayer(page: Page, origin: string): Promise<Player> {
  count += 1;
  const player = await signUp(origin, `player-${process.pid}-${Date.now()}-${count}@example.com`);
  await page.context().addCookies(
    player.cookie.split('; ').map((pair) => {
      const index = pair.indexOf('=');
      return { name: pair.slice(0, index), value: pair.slice(index + 1), url: origin };
    }),
  );
  return player;
}
