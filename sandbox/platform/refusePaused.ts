import { AppError } from '../../shared/errors/AppError.ts';
import type { Locale } from '../world/languages.ts';
import type { Account } from '../world/accounts.ts';
import type { World } from '../world/createWorld.ts';
import { say } from './texts.ts';

/** Who asked to be kept out is kept out, and told until when: Unix seconds, null for good. */
export function refusePaused(world: World, locale: Locale, { uid }: Account): void {
  const pause = world.pauses.of(uid);
  if (pause)
    throw new AppError('UserBannedException', {
      message: say(locale, 'paused'),
      data: { ban_type: 'self_exclusion', ...pause },
    });
}
