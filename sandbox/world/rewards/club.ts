import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { fromUzs, toUzs } from '#sandbox/world/money/currency.ts';
import { type Ledger, OPERATOR } from '#sandbox/world/money/ledger.ts';
import { tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { type ClubLevel, clubLevels } from './clubLevels.ts';
import type { ClubProduct } from './clubProducts.ts';
import { type ClubProgram, type ClubQuest, clubPrograms } from './clubPrograms.ts';
import { pointPrice } from './pointPrice.ts';

/** Security notices: never delayed, and not news of the club. */
export type SecurityTrigger =
  | 'new_device'
  | 'password'
  | 'second_factor'
  | 'requisites'
  | 'social'
  | 'passkey'
  | 'contact';
type ClubTrigger = 'quest' | 'register' | 'profile' | 'confirm' | 'product' | 'level';
/** `support`: a ticket was answered. `deposit`: paid after it had been given up; like security notices, not news of the club. */
export type NoticeTrigger = ClubTrigger | SecurityTrigger | 'deposit' | 'support';

export interface ClubNotice {
  id: number;
  trigger: NoticeTrigger;
  /** The quest, level, product or tournament; its text is found by it. */
  subject: string;
  /** Points, or minor units of money. */
  amount: number | null;
  amount_type: 'points' | 'money' | null;
}

export interface Standing {
  /** The points that can be spent. */
  points: number;
  /** All points ever earned; never decreases. */
  experience: number;
  level: ClubLevel;
  characterId: number | null;
}

export interface ListedNotice extends ClubNotice {
  created_at: number;
  read_at: number | null;
}

interface NewNotice extends Omit<ClubNotice, 'id'> {
  /** A player gets one notice a key. */
  key: string;
}

interface Credit {
  kind: 'prize' | 'gift';
  /** Unique name: credited only once. */
  reference: string;
  amount: number;
  time?: number;
}

/**
 * The club. Points are rows of a ledger, like money. Bets already determine how many were earned, so that missing points
 * are credited on read and no table has to be watched.
 */
export interface Club {
  standing(uid: number): Standing;
  /** The quest's progress, at most its target. */
  progress(uid: number, program: ClubProgram, quest: ClubQuest): number;
  /** The quest's reward at the player's level: weekly quests give more on a higher level. */
  rewardOf(uid: number, program: ClubProgram, quest: ClubQuest): number;
  credit(uid: number, credit: Credit): void;
  /** The remaining points, or undefined if there are too few. */
  buy(uid: number, product: ClubProduct): number | undefined;
  choose(uid: number, characterId: number): void;
  notify(uid: number, notice: NewNotice): void;
  /** Records a security notice; `subject` is what changed it, or the new thing. */
  warn(uid: number, trigger: SecurityTrigger, subject: string): void;
  /** The newest notices, delivered or not. */
  listNotices(uid: number, count: number): ListedNotice[];
  readNotices(uid: number): void;
  /** Undelivered news of the club; marks them as delivered. */
  takeNotices(uid: number): (ClubNotice & { trigger: ClubTrigger })[];
}

export function createClub({ db, clock, ledger }: { db: DatabaseSync; clock: Clock; ledger: Ledger }): Club {
  const add = prepare(
    db,
    'INSERT OR IGNORE INTO club_entry (uid, kind, reference, amount, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const sums = prepare<{ points: number; experience: number; from_bets: number; rows: number }>(
    db,
    `SELECT coalesce(sum(amount), 0) points, coalesce(sum(max(amount, 0)), 0) experience, count(*) rows,
     coalesce(sum(iif(kind = 'bet', amount, 0)), 0) from_bets FROM club_entry WHERE uid = ?`,
  );
  const play = prepare<{ rounds: number; games: number; turnover: number }>(
    db,
    `SELECT count(*) rounds, count(DISTINCT game) games, coalesce(sum(bet_uzs), 0) turnover
     FROM game_round WHERE uid = ? AND mode = 'play' AND created_at >= ?`,
  );
  // By the ledger: a bonus stake is a round played, but not real money.
  const staked = prepare<{ n: number }>(
    db,
    `SELECT coalesce(-sum(e.amount), 0) n FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
     JOIN ledger_transaction t ON t.id = e.transaction_id
     WHERE a.uid = ? AND a.purse = 'main' AND t.kind = 'bet'`,
  );
  const contacts = prepare<{ n: number }>(db, 'SELECT count(*) n FROM contact WHERE uid = ? AND is_confirmed = 1');
  const likes = prepare<{ n: number }>(db, 'SELECT count(*) n FROM game_like WHERE uid = ?');
  const profile = prepare<{ profile: string }>(db, 'SELECT profile FROM account WHERE uid = ?');
  const member = prepare<{ character_id: number }>(db, 'SELECT character_id FROM club_member WHERE uid = ?');
  const setMember = prepare(db, 'INSERT OR REPLACE INTO club_member (uid, character_id) VALUES (?, ?)');
  const addNotice = prepare(
    db,
    `INSERT OR IGNORE INTO club_notice (uid, key, trigger, subject, amount, amount_type, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const waiting = prepare<ClubNotice & { trigger: ClubTrigger }>(
    db,
    `SELECT id, trigger, subject, amount, amount_type FROM club_notice
     WHERE uid = ? AND delivered_at IS NULL AND trigger NOT IN ('new_device', 'password', 'second_factor', 'requisites', 'social', 'passkey', 'contact', 'deposit', 'support')
     ORDER BY id`,
  );
  const newest = prepare<ListedNotice>(
    db,
    `SELECT id, trigger, subject, amount, amount_type, created_at, read_at FROM club_notice
     WHERE uid = ? ORDER BY created_at DESC, id DESC LIMIT ?`,
  );
  const markRead = prepare(db, 'UPDATE club_notice SET read_at = ? WHERE uid = ? AND read_at IS NULL');
  const ofKind = prepare<{ n: number }>(db, 'SELECT count(*) n FROM club_notice WHERE uid = ? AND trigger = ?');
  const deliver = prepare(db, 'UPDATE club_notice SET delivered_at = ? WHERE uid = ? AND delivered_at IS NULL');

  function notify(uid: number, { key, trigger, subject, amount, amount_type }: NewNotice): void {
    addNotice.run(uid, key, trigger, subject, amount, amount_type, clock.seconds());
  }

  function count(uid: number, measure: ClubQuest['measure'], since: number): number {
    switch (measure) {
      case 'contacts':
        return contacts.get(uid)?.n ?? 0;
      case 'likes':
        return likes.get(uid)?.n ?? 0;
      case 'profile': {
        const filled = JSON.parse(profile.get(uid)?.profile ?? '{}') as Record<string, unknown>;
        return ['first_name', 'last_name', 'birth_date'].filter((field) => filled[field]).length;
      }
      case 'turnover':
        return Math.floor((play.get(uid, since)?.turnover ?? 0) / 100);
      default:
        return play.get(uid, since)?.[measure] ?? 0;
    }
  }

  const week = () => tashkentSpan('week', clock.seconds());
  function progress(uid: number, { period }: ClubProgram, { measure, target }: ClubQuest): number {
    return Math.min(target, count(uid, measure, period === 'week' ? week().start : 0));
  }

  const levelOf = (experience: number) => clubLevels.findLast(({ min }) => min <= experience) ?? clubLevels[0];

  /** Points of the quest for a player of this level. */
  function rewardOf(uid: number, { period }: ClubProgram, { reward }: ClubQuest): number {
    if (period === 'once') return reward;
    return Math.floor((reward * (100 + levelOf(sums.get(uid)?.experience ?? 0).questBonus)) / 100);
  }

  /** Credits what the player has earned since the last call. */
  function settle(uid: number): void {
    transaction(db, () => {
      const now = clock.seconds();
      notify(uid, { key: 'register', trigger: 'register', subject: '', amount: null, amount_type: null });
      const earned = Math.floor(toUzs(staked.get(uid)?.n ?? 0, ledger.currencyOf(uid)) / pointPrice.bets);
      const missing = earned - (sums.get(uid)?.from_bets ?? 0);
      if (missing > 0) add.run(uid, 'bet', `bet:${uid}:${earned}`, missing, now);
      for (const program of clubPrograms)
        for (const quest of program.quests) {
          const key = program.period === 'week' ? `quest:${quest.id}:${week().index}` : `quest:${quest.id}`;
          if (progress(uid, program, quest) < quest.target) continue;
          const reward = rewardOf(uid, program, quest);
          if (add.run(uid, 'quest', `${key}:${uid}`, reward, now) === 0) continue;
          const trigger = quest.id === 'confirm' || quest.id === 'profile' ? quest.id : 'quest';
          notify(uid, { key, trigger, subject: quest.id, amount: reward, amount_type: 'points' });
        }
      const level = levelOf(sums.get(uid)?.experience ?? 0);
      if (level !== clubLevels[0])
        notify(uid, {
          key: `level:${level.sysname}`,
          trigger: 'level',
          subject: level.sysname,
          amount: null,
          amount_type: null,
        });
    });
  }

  return {
    progress,
    rewardOf,
    notify,
    standing: (uid) => {
      settle(uid);
      const { points = 0, experience = 0 } = sums.get(uid) ?? {};
      return { points, experience, level: levelOf(experience), characterId: member.get(uid)?.character_id ?? null };
    },
    credit: (uid, { kind, reference, amount, time }) => {
      add.run(uid, kind, reference, amount, time ?? clock.seconds());
    },
    buy: (uid, product) => {
      settle(uid);
      return transaction(db, () => {
        const { points = 0, rows = 0 } = sums.get(uid) ?? {};
        if (points < product.price) return undefined;
        const reference = `purchase:${uid}:${rows}`;
        add.run(uid, 'purchase', reference, -product.price, clock.seconds());
        if (product.credit) {
          const { account } = product.credit;
          const amount = fromUzs(product.credit.amount, ledger.currencyOf(uid));
          ledger.move({
            kind: 'grant',
            reference,
            entries: [
              { uid: OPERATOR, account, amount: -amount },
              { uid, account, amount },
            ],
          });
        }
        notify(uid, {
          key: reference,
          trigger: 'product',
          subject: String(product.id),
          amount: product.price,
          amount_type: 'points',
        });
        return points - product.price;
      });
    },
    warn: (uid, trigger, subject) => {
      const key = `${trigger}:${ofKind.get(uid, trigger)?.n ?? 0}`;
      notify(uid, { key, trigger, subject, amount: null, amount_type: null });
    },
    listNotices: (uid, count) => {
      settle(uid);
      return newest.all(uid, count);
    },
    readNotices: (uid) => {
      markRead.run(clock.seconds(), uid);
    },
    choose: (uid, characterId) => {
      setMember.run(uid, characterId);
    },
    takeNotices: (uid) => {
      settle(uid);
      return transaction(db, () => {
        const notices = waiting.all(uid);
        if (notices.length > 0) deliver.run(clock.seconds(), uid);
        return notices;
      });
    },
  };
}
