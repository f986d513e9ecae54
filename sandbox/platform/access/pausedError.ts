import { AppError } from '../../../shared/errors/AppError.ts';
import type { SandboxLanguage } from '../../world/players/languages.ts';
import type { Pause } from '../../world/players/pauses.ts';
import { textFor } from '../texts.ts';

/** The error for a player on a break, with its end in Unix seconds; null: permanent. */
export function pausedError(locale: SandboxLanguage, pause: Pause): AppError {
  return new AppError('UserBannedException', {
    message: textFor(locale, 'paused'),
    data: { ban_type: 'self_exclusion', ...pause },
  });
}
