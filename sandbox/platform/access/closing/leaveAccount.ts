import type { World } from '#sandbox/createWorld.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { toUzs } from '#sandbox/world/money/currency.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { textFor } from '#sandbox/world/texts.ts';

/** Minor units of UZS: less than this cannot be withdrawn. */
const SMALLEST_WITHDRAWAL = 50_000_00;
/** Seconds until an account that was closed without harm may be opened again. */
export const RETURN_SECONDS = 86_400;

interface Leaving {
  locale: SandboxLanguage;
  reason: 'harm' | 'rest';
}

/** Closes an account at its player's wish, money first. Returns when it may be opened again, Unix seconds; null: never. */
export function leaveAccount(world: World, player: Account, { locale, reason }: Leaving): number | null {
  const { uid } = player;
  const { db, clock, money, messages, players } = world;
  const now = clock.seconds();
  const opensAt = reason === 'harm' ? null : now + RETURN_SECONDS;
  transaction(db, () => {
    players.absences.begin(uid, reason === 'harm' ? 'self_exclusion' : 'closed');
    // A board waits for its player, who does not come back: unlike a bet it would never be settled.
    world.tables.minesTable.cashOutOpen(uid);
    // With what the boards paid. A refusal rolls them back. Before a first deposit nothing can be paid out: nobody must pay to leave.
    const isEnough = toUzs(world.ledger.balance(uid, 'main'), player.currency) >= SMALLEST_WITHDRAWAL;
    if (isEnough && money.payments.hasDeposits(uid)) throw refuseField(locale, 'leaving_reason', 'withdrawFirst');
    for (const type of ['casino', 'betting'] as const)
      for (const { id } of money.bonuses.list(uid, type, ['new', 'active', 'inactive']))
        money.bonuses.remove(uid, type, id);
    prepare(db, 'UPDATE spin_pack SET remaining = 0 WHERE uid = ?').run(uid);
    if (opensAt === null) players.pauses.begin(uid, 'self_exclusion', 'permanent');
    else {
      players.accounts.update(uid, { left_at: now });
      world.access.sessions.closeAll(uid);
      prepare(db, 'UPDATE contact SET is_subscribed = 0 WHERE uid = ?').run(uid);
      prepare(db, 'UPDATE account SET is_subscribed = 0 WHERE uid = ?').run(uid);
    }
  });
  messages.outbox.send(player.login, textFor(player.locale, opensAt === null ? 'leftForGood' : 'accountLeft'));
  return opensAt;
}
