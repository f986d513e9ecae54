import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { SlotTable } from '#sandbox/games/slot/slotTable.ts';
import type { Clock } from '#sandbox/world/clock.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import type { Ledger } from '#sandbox/world/money/ledger.ts';
import type { WorldMoney } from '#sandbox/world/money/money.ts';
import { createDice } from '#sandbox/world/play/dice.ts';
import type { Account, Accounts } from '#sandbox/world/players/accounts.ts';
import type { Likes } from '#sandbox/world/players/likes.ts';
import { hashPassword } from '#sandbox/world/players/passwords.ts';
import type { Pauses } from '#sandbox/world/players/pauses.ts';
import type { Socials } from '#sandbox/world/players/socials.ts';
import type { Verification } from '#sandbox/world/players/verification.ts';
import type { Club } from '#sandbox/world/rewards/club.ts';
import { grantWelcome } from '#sandbox/world/rewards/grantWelcome.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET, type DemoPlayer } from './demoPlayers.ts';
import { seedMoney } from './seedMoney.ts';

const DAY = 86_400;
const PAST_ROUNDS = 36;
const PAST_LIKES = 7;
const PAST_BETS = [50_000, 100_000, 200_000, 500_000];

export interface SettlePlayersDeps {
  db: DatabaseSync;
  accounts: Accounts;
  pauses: Pauses;
  socials: Socials;
  ledger: Ledger;
  likes: Likes;
  club: Club;
  verification: Verification;
  money: WorldMoney;
  slotTable: SlotTable;
  clock: Clock;
  seed: string;
  games: readonly string[];
}

/** Creates players with their history, all of one call or none, so that an interrupted start leaves an empty world. */
export type SettlePlayers = (players: readonly DemoPlayer[], also?: () => void) => Promise<Account[]>;

/** The same uuid for the same text, so that the history has the same rounds everywhere. */
function roundId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

export function createSettlePlayers(deps: SettlePlayersDeps): SettlePlayers {
  const { db, accounts, pauses, socials, ledger, likes, club, verification, money, slotTable, clock, seed, games } =
    deps;

  /** Plays the history with real spins of the slot table. */
  function livePast(uid: number, player: DemoPlayer, now: number): void {
    const dice = createDice(`past:${seed}:${player.login}`);
    const favourites = Array.from({ length: PAST_LIKES * 2 }, () => dice.pick(games));
    for (const game of [...new Set(favourites)].slice(0, PAST_LIKES)) likes.add(uid, game);
    const times = Array.from({ length: PAST_ROUNDS }, () => now - dice.between(DAY / 24, (player.daysOld - 1) * DAY));
    for (const [index, time] of times.toSorted((a, b) => a - b).entries()) {
      const bet = dice.pick(PAST_BETS);
      if (ledger.balance(uid, 'main') < bet) continue;
      const round = roundId(`${seed}:${player.login}:${index}`);
      slotTable.spin(uid, 'play', { game: dice.pick(favourites), bet, lines: 20, round, time });
    }
  }

  function settle(player: DemoPlayer, passwordHash: string, now: number): Account {
    const createdAt = now - player.daysOld * DAY;
    const { uid } = accounts.create({
      login: player.login,
      passwordHash,
      locale: player.locale,
      currency: player.currency ?? CURRENCY,
      fakename: player.fakename,
      countryCode: 'UZ',
      createdAt,
      contacts: [
        { contact: player.login, type: 'email', is_confirmed: player.isUnconfirmed ? 0 : 1 },
        ...(player.phone
          ? [{ contact: player.phone, type: 'phone' as const, phone_country_code: 'UZ', is_confirmed: 1 as const }]
          : []),
      ],
    });
    if (player.isTwoFactor) accounts.update(uid, { two_factor: 1, totp_secret: DEMO_TOTP_SECRET });
    if (player.banType) accounts.update(uid, { ban_type: player.banType });
    if (player.isKycBlocked) accounts.update(uid, { is_kyc_blocked: 1 });
    grantWelcome(ledger, uid, player.main, createdAt);
    if (player.hasPast) livePast(uid, player, now);
    if (player.moneyPast)
      seedMoney(
        { accounts, ledger, money, slotTable, games, now, roundId: (text) => roundId(`${seed}:${text}`) },
        uid,
        player.moneyPast,
      );
    if (player.points)
      club.credit(uid, { kind: 'gift', reference: `past:${uid}`, amount: player.points, time: createdAt });
    if (player.verification) {
      verification.open(uid);
      verification.submit(uid);
      if (player.verification !== 'pending') verification.decide(uid, player.verification);
    }
    for (const [service, subject] of Object.entries(player.socials ?? {}))
      socials.link(uid, service, subject, player.fakename);
    if (player.pause) pauses.begin(uid, 'self_exclusion', player.pause);
    return accounts.byUid(uid) as Account;
  }

  return async (players, also) => {
    // One hash for all: hashing is slow by design.
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    return transaction(db, () => {
      const now = clock.seconds();
      const made = players.map((player) => settle(player, passwordHash, now));
      also?.();
      return made;
    });
  };
}
