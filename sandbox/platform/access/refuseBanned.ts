import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Refuses a banned account with the kind of ban. */
export function refuseBanned(locale: SandboxLanguage, account: Account): void {
  if (account.ban_type !== null)
    throw new AppError('UserBannedException', {
      message: textFor(locale, 'banned'),
      data: { ban_type: account.ban_type },
    });
}
