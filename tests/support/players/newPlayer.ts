import type { Page } from 'playwright';
import { type Player, signUp } from './signUp.ts';

let count = 0;

/** A player whom no other test knows, signed in where the visitor is. */
export async function newPlayer(page: Page, origin: string): Promise<Player> {
  count += 1;
  const player = await signUp(origin, `player-${process.pid}-${Date.now()}-${count}@example.com`);
  await page.context().addCookies(
    player.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
    }),
  );
  return player;
}
