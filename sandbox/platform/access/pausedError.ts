import { AppError } from '../../../shared/errors/AppError.ts';
import type { Locale } from '../../world/players/languages.ts';
import type { Pause } from '../../world/players/pauses.ts';
import { say } from '../texts.ts';

/** What somebody on a break is answered: until when, Unix seconds, null for good. */
export function pausedError(locale: Locale, pause: Pause): AppError {
  return new AppError('UserBannedException', {
    message: say(locale, 'paused'),
    data: { ban_type: 'self_exclusion', ...pause },
  });
}
