import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Bans an account as `multi_account`: its bets are cancelled, its bonuses end, and support returns its money. Returns the refusal. */
export function closeSecondAccount(world: World, player: Account, locale: SandboxLanguage): AppError {
  const { bonuses } = world.money;
  world.players.absences.begin(player.uid, 'suspended');
  world.tables.bettingDesk.cancelOpen(player.uid);
  world.tables.minesTable.cancelOpen(player.uid);
  for (const type of ['casino', 'betting'] as const)
    for (const { id } of bonuses.list(player.uid, type, ['new', 'active', 'inactive']))
      bonuses.remove(player.uid, type, id);
  world.players.accounts.update(player.uid, { ban_type: 'multi_account' });
  world.messages.outbox.send(player.login, textFor(player.locale, 'secondAccount'));
  return new AppError('UserBannedException', {
    message: textFor(locale, 'banned'),
    data: { ban_type: 'multi_account' },
  });
}
