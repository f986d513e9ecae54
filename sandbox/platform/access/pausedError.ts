import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { Pause } from '#sandbox/world/players/pauses.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** The error for a player on a break, with its end in Unix seconds; null: permanent. */
export function pausedError(locale: SandboxLanguage, pause: Pause): AppError {
  return new AppError('UserBannedException', {
    message: textFor(locale, 'paused'),
    data: { ban_type: 'self_exclusion', ...pause },
  });
}
