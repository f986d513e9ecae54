import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { pausedError } from './pausedError.ts';

/** Refuses a player on a time-out or self-exclusion, with its end. */
export function refusePaused(world: World, locale: SandboxLanguage, { uid }: Account): void {
  const pause = world.players.pauses.of(uid);
  if (pause) throw pausedError(locale, pause);
}
