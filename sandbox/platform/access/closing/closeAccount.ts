import type { World } from '#sandbox/createWorld.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { textFor } from '#sandbox/world/texts.ts';
import type { Closure } from '#shared/closure/Closure.ts';

/**
 * Closes an account to play, once. Its rules, which the e-mail states: open bets and boards are cancelled and their stakes
 * returned; a flight that is in the air ends as usual; bonuses and free spins end; advertising stops; payments under way and
 * withdrawals go on; the main balance stays the player's.
 */
export function closeAccount(world: World, uid: number, closure: Closure): void {
  const account = world.players.accounts.byUid(uid);
  if (!account || account.closed_for !== null) return;
  const {
    db,
    players: { accounts },
    money,
    messages: { outbox },
  } = world;
  transaction(db, () => {
    money.settle(uid);
    accounts.update(uid, { closed_for: closure });
    world.tables.bettingDesk.cancelOpen(uid);
    world.tables.minesTable.cancelOpen(uid);
    // After the returned stakes: their bonus part ends with the bonus.
    for (const type of ['casino', 'betting'] as const)
      for (const { id } of money.bonuses.list(uid, type, ['new', 'active', 'inactive']))
        money.bonuses.remove(uid, type, id);
    prepare(db, 'UPDATE spin_pack SET remaining = 0 WHERE uid = ?').run(uid);
    prepare(db, `UPDATE game_seat SET free_spins = 0 WHERE uid = ? AND mode = 'play'`).run(uid);
    prepare(db, 'UPDATE contact SET is_subscribed = 0 WHERE uid = ?').run(uid);
    prepare(db, 'UPDATE account SET is_subscribed = 0 WHERE uid = ?').run(uid);
  });
  outbox.send(account.login, textFor(account.locale, closure === 'age' ? 'closedForAge' : 'closedForFraud'));
}
