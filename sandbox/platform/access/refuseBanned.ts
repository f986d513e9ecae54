import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Refuses a banned account with the kind of ban, and one that its player has closed as `deleted`. */
export function refuseBanned(locale: SandboxLanguage, account: Account): void {
  const type = account.ban_type ?? (account.left_at === null ? null : 'deleted');
  if (type !== null)
    throw new AppError('UserBannedException', {
      message: textFor(locale, 'banned'),
      data: { ban_type: type },
    });
}
