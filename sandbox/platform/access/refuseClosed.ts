import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Refuses what is closed to a minor and to the owner of forged papers. With the switch `closure=outcome` it refuses nothing. */
export function refuseClosed({ switches }: Pick<World, 'switches'>, locale: SandboxLanguage, account: Account): void {
  if (account.closed_for !== null && switches.get('closure') !== 'outcome')
    throw new AppError('UserBannedException', {
      message: textFor(locale, 'closed'),
      data: { ban_type: account.closed_for },
    });
}
