import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { CURRENCY, fromUzs } from '#sandbox/world/money/currency.ts';
import type { Accounts } from '#sandbox/world/players/accounts.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import type { Bonuses, BonusRow } from './bonuses.ts';
import { startOfWeek } from './cashbacks.ts';
import { type OfferData, offers } from './offers.ts';
import { type PromoCode, promoCodes } from './promoCodes.ts';
import type { SpinPacks } from './spinPacks.ts';

const DAY = 86_400;
const SPELLING = /^[A-Z0-9_-]{3,20}$/;

/** Reasons to refuse a promo code. */
export type PromoRefusal =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'ALREADY_USED'
  | 'EXPIRED'
  | 'NOT_STARTED'
  | 'LIMIT_REACHED'
  | 'CONDITIONS_NOT_MET'
  | 'NEED_DEPOSIT';

/** Why an offer is not available to a player, except for `taken` and `open`. */
export type OfferState = 'open' | 'taken' | 'used' | 'notFirst' | 'firstFirst' | 'thisWeek';

export type TakeRefusal = 'unknown' | 'taken' | 'needContact' | 'conditions';

/** Offers and promo codes: who may take which, and what they give. */
export interface Campaigns {
  /** Offers that a guest or a player may still take. */
  offersFor(uid: number | undefined): readonly OfferData[];
  /** All offers with their state for a guest or a player. */
  offerStates(uid: number | undefined): { offer: OfferData; state: OfferState }[];
  take(uid: number, id: number | string): TakeRefusal | undefined;
  checkCode(uid: number | undefined, code: string): PromoCode | PromoRefusal;
  /** The total of deposits that the code asks for and the player lacks, UZS in minor units; undefined: none. */
  missingFor(uid: number, code: string): { sum: number; remaining: number } | undefined;
  useCode(uid: number, code: string): { promo: PromoCode; bonus: BonusRow | undefined } | PromoRefusal;
  /** Gives the bonus of a successful deposit. `value` in minor units. */
  rewardDeposit(uid: number, offerId: number, value: number, time?: number): void;
  /** Gives the welcome gift of a new account. */
  welcome(uid: number): void;
}

export function createCampaigns(deps: {
  db: DatabaseSync;
  clock: Clock;
  accounts: Accounts;
  bonuses: Bonuses;
  spinPacks: SpinPacks;
  /** The game of gift spins. */
  giftGame: string;
}): Campaigns {
  const { db, clock, accounts, bonuses, spinPacks, giftGame } = deps;
  const paidIn = prepare<{ sum: number }>(
    db,
    `SELECT coalesce(sum(value), 0) sum FROM payment WHERE uid = ? AND type = 'deposit' AND status = 'success'`,
  );
  const isTaken = prepare<{ n: number }>(db, 'SELECT 1 n FROM offer_taken WHERE offer = ? AND uid = ?');
  const take = prepare(db, 'INSERT OR IGNORE INTO offer_taken (offer, uid, taken_at) VALUES (?, ?, ?)');
  const hasBonus = prepare<{ n: number }>(db, 'SELECT 1 n FROM bonus WHERE reference = ?');
  const isUsed = prepare<{ n: number }>(db, 'SELECT 1 n FROM promo_use WHERE code = ? AND uid = ?');
  const uses = prepare<{ n: number }>(db, 'SELECT count(*) n FROM promo_use WHERE code = ?');
  const use = prepare(db, 'INSERT INTO promo_use (code, uid, used_at) VALUES (?, ?, ?)');
  const total = (uid: number) => paidIn.get(uid)?.sum ?? 0;

  /** Unique name of a reward: once ever for the first deposit, once a week for the other. */
  function rewardName(offer: OfferData, uid: number, time: number): string {
    return offer.deposit?.isFirst ? `offer:${offer.id}:${uid}` : `offer:${offer.id}:${uid}:${startOfWeek(time)}`;
  }

  function isOpen(offer: OfferData, uid: number): boolean {
    if (!offer.deposit) return !isTaken.get(offer.id, uid);
    const isFirst = total(uid) === 0;
    return isFirst === offer.deposit.isFirst && !hasBonus.get(rewardName(offer, uid, clock.seconds()));
  }

  function stateOf(offer: OfferData, uid: number): OfferState {
    const wasTaken = Boolean(isTaken.get(offer.id, uid));
    if (isOpen(offer, uid)) return wasTaken ? 'taken' : 'open';
    if (!offer.deposit) return 'used';
    if (offer.deposit.isFirst) return 'notFirst';
    return total(uid) === 0 ? 'firstFirst' : 'thisWeek';
  }

  function checkCode(uid: number | undefined, given: string): PromoCode | PromoRefusal {
    const code = visibleText(given).toUpperCase();
    if (!SPELLING.test(code)) return 'INVALID';
    const promo = promoCodes.find((candidate) => candidate.code === code);
    if (!promo) return 'NOT_FOUND';
    const now = clock.seconds();
    if (promo.from !== undefined && now < promo.from) return 'NOT_STARTED';
    if (promo.to !== undefined && now >= promo.to) return 'EXPIRED';
    if (uid !== undefined && isUsed.get(code, uid)) return 'ALREADY_USED';
    if (promo.limit !== undefined && (uses.get(code)?.n ?? 0) >= promo.limit) return 'LIMIT_REACHED';
    if (uid === undefined) return promo;
    if (promo.needsDeposit && total(uid) === 0) return 'NEED_DEPOSIT';
    if (promo.needsTotal !== undefined && total(uid) < promo.needsTotal) return 'CONDITIONS_NOT_MET';
    return promo;
  }

  function giveSpins(
    uid: number,
    reference: string,
    { count, bet, days }: { count: number; bet: number; days: number },
  ) {
    const currency = accounts.byUid(uid)?.currency ?? CURRENCY;
    const { min, step } = betLimitsOf(currency);
    const plannedBet = Math.max(min, fromUzs(bet, currency));
    const expiresAt = clock.seconds() + days * DAY;
    spinPacks.give({ uid, reference, game: giftGame, count, bet: plannedBet - (plannedBet % step), expiresAt });
  }

  return {
    offersFor: (uid) => (uid === undefined ? offers : offers.filter((offer) => isOpen(offer, uid))),
    offerStates: (uid) => offers.map((offer) => ({ offer, state: uid === undefined ? 'open' : stateOf(offer, uid) })),
    take: (uid, id) =>
      transaction(db, () => {
        const offer = offers.find((candidate) => String(candidate.id) === String(id));
        if (!offer) return 'unknown';
        if (isTaken.get(offer.id, uid) && !offer.deposit) return 'taken';
        if (!isOpen(offer, uid)) return 'conditions';
        if (offer.spins) {
          if (!accounts.contactsOf(uid).some((contact) => contact.is_confirmed === 1)) return 'needContact';
          giveSpins(uid, `offer:${offer.id}:${uid}`, offer.spins);
        }
        take.run(offer.id, uid, clock.seconds());
        return undefined;
      }),
    checkCode,
    missingFor: (uid, given) => {
      if (checkCode(uid, given) !== 'CONDITIONS_NOT_MET') return undefined;
      const sum = promoCodes.find(({ code }) => code === visibleText(given).toUpperCase())?.needsTotal;
      return sum === undefined ? undefined : { sum, remaining: sum - total(uid) };
    },
    useCode: (uid, given) =>
      transaction(db, () => {
        const promo = checkCode(uid, given);
        if (typeof promo === 'string') return promo;
        const reference = `promo:${promo.code}:${uid}`;
        use.run(promo.code, uid, clock.seconds());
        if (promo.spins) giveSpins(uid, reference, promo.spins);
        const bonus = promo.bonus && bonuses.give({ uid, reference, ...promo.bonus });
        if (bonus && bonus.type === 'casino' && !bonuses.activeOf(uid, 'casino'))
          bonuses.activate(uid, 'casino', bonus.id);
        return { promo, bonus: bonus && bonuses.find(uid, bonus.type, bonus.id) };
      }),
    rewardDeposit: (uid, offerId, value, time = clock.seconds()) => {
      const offer = offers.find(({ id }) => id === offerId);
      if (!offer?.deposit || value < offer.deposit.min) return;
      const { kind, percent, max } = offer.deposit;
      const amount = Math.min(Math.floor((value * percent) / 100), max);
      const bonus = bonuses.give({ uid, kind, amount, time, reference: rewardName(offer, uid, time) });
      // Of two concurrent first deposits only one gives the bonus; while a bonus is active, the next one waits.
      if (bonus && !bonuses.activeOf(uid, 'casino')) bonuses.activate(uid, 'casino', bonus.id);
    },
    welcome: (uid) => {
      bonuses.give({ uid, kind: 'welcome', amount: 25_000_00, reference: `welcome:${uid}` });
    },
  };
}
