import type { SlotTable } from '#sandbox/games/slot/slotTable.ts';
import type { Ledger } from '#sandbox/world/money/ledger.ts';
import type { WorldMoney } from '#sandbox/world/money/money.ts';
import { type PayMethodData, payMethods } from '#sandbox/world/money/payMethods.ts';
import type { Accounts } from '#sandbox/world/players/accounts.ts';
import { startOfWeek } from '#sandbox/world/rewards/cashbacks.ts';
import { ownNumber } from './ownNumber.ts';

/** The cashier history of a demo player before the first start. */
export type MoneyPast = 'used' | 'rich' | 'wagering' | 'cashback' | 'nearLimit';

const DAY = 86_400;
const HOUR = 3_600;
const WAGERED_SPINS = 40;
/** Upper bound of spins until the player has lost enough. */
const LOSING_SPINS = 2_000;
const LOST = 100_000_00;
const LOSING_BET = 50_000_00;
const profile = JSON.stringify({ first_name: 'Demo', last_name: 'Yulduz', birth_date: '01.02.1990', sex: 1 });

interface Deps {
  accounts: Accounts;
  ledger: Ledger;
  money: WorldMoney;
  slotTable: SlotTable;
  games: readonly string[];
  /** Returns the same uuid for the same text. */
  roundId: (text: string) => string;
  /** Unix seconds. */
  now: number;
}

/** Plays deposits, withdrawals, bonuses and losses by the world's own rules, so that every balance has its ledger entries. */
export function seedMoney(deps: Deps, uid: number, past: MoneyPast): void {
  const { accounts, ledger, money, slotTable, games, roundId, now } = deps;
  const { payments, bonuses, spinPacks, campaigns, depositLimits } = money;
  const method = (sysname: string) => payMethods.find((candidate) => candidate.sysname === sysname) as PayMethodData;

  function pay(
    type: 'deposit' | 'withdrawal',
    sysname: string,
    amount: number,
    time: number,
    end: 'success' | 'declined' = 'success',
    offer?: number,
  ): void {
    const requisites = payments.requisitesOf(sysname, ownNumber(uid));
    const { id } = payments.open({ uid, type, method: method(sysname), amount, requisites, offer, time });
    payments.turn(id, end, time + HOUR / 60);
  }

  function spin(index: number, bet: number, time: number): void {
    const game = games[index % games.length] as string;
    slotTable.spin(uid, 'play', { game, bet, lines: 20, round: roundId(`money:${uid}:${index}`), time });
  }

  if (past !== 'nearLimit' && accounts.byUid(uid)?.profile === '{}') accounts.update(uid, { profile });
  switch (past) {
    case 'used':
      // Deposits equal withdrawals: the balance remains the first gift and the rounds.
      pay('deposit', 'uzcard', 150_000, now - 20 * DAY);
      pay('deposit', 'payme', 100_000, now - 12 * DAY);
      pay('deposit', 'humo', 50_000, now - 9 * DAY, 'declined');
      pay('withdrawal', 'uzcard', 200_000, now - 6 * DAY);
      pay('withdrawal', 'uzcard', 50_000, now - 2 * DAY);
      bonuses.give({ uid, kind: 'promo', amount: 50_000_00, reference: `seed:${uid}:promo`, time: now });
      bonuses.give({ uid, kind: 'freeBet', amount: 20_000_00, reference: `seed:${uid}:bet`, time: now });
      campaigns.useCode(uid, 'BIRINCHI');
      for (const { id } of bonuses.list(uid, 'casino', ['active'])) bonuses.remove(uid, 'casino', id);
      break;
    case 'rich':
      pay('deposit', 'uzcard', 25_000_000, now - 90 * DAY);
      pay('withdrawal', 'uzcard', 900_000, now - 60 * DAY);
      break;
    case 'wagering':
      pay('deposit', 'humo', 200_000, now - 2 * DAY, 'success', 1);
      for (let index = 0; index < WAGERED_SPINS && ledger.balance(uid, 'main') >= 20_000_00; index += 1)
        spin(index, 20_000_00, now - 2 * DAY + HOUR + index * 60);
      spinPacks.give({
        uid,
        reference: `seed:${uid}:spins`,
        game: games[0] as string,
        count: 20,
        bet: 1_000_00,
        expiresAt: now + 5 * DAY,
        createdAt: now,
      });
      break;
    case 'cashback': {
      pay('deposit', 'click', 1_000_000, now - 16 * DAY);
      const weekEnd = startOfWeek(now);
      const before = ledger.balance(uid, 'main');
      for (let index = 0; index < LOSING_SPINS; index += 1) {
        const balance = ledger.balance(uid, 'main');
        if (before - balance >= LOST || balance < LOSING_BET) break;
        spin(index, LOSING_BET, weekEnd - 3 * DAY + index * 60);
      }
      break;
    }
    case 'nearLimit':
      depositLimits.set(uid, { amount: 500_000_00, period: 'day' });
      pay('deposit', 'uzcard', 450_000, now - 2 * HOUR);
      break;
  }
}
