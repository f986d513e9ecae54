import type { SandboxLanguage } from '../../world/players/languages.ts';
import type { Account } from '../../world/players/accounts.ts';
import type { World } from '../../world/createWorld.ts';
import { pausedError } from './pausedError.ts';

/** Refuses a player on a time-out or self-exclusion, with its end. */
export function refusePaused(world: World, locale: SandboxLanguage, { uid }: Account): void {
  const pause = world.pauses.of(uid);
  if (pause) throw pausedError(locale, pause);
}
