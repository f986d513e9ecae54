import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createSlotTable, type SlotTable } from '../games/slot/slotTable.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createCatalogue, type GameCatalogue } from './catalogue.ts';
import type { Clock } from './clock.ts';
import { type Club, createClub } from './club.ts';
import { type ConfirmationCodes, createConfirmationCodes } from './confirmationCodes.ts';
import { createEvents, type Events } from './events.ts';
import { createFeedback, type Feedback } from './feedback.ts';
import { createGameIndex, type GameIndex } from './gameIndex.ts';
import { createHistoryExports, type HistoryExports } from './historyExports.ts';
import { createJackpots, type Jackpots } from './jackpots.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createLikes, type Likes } from './likes.ts';
import { createMoney, type Money } from './money.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPlayerStorage, type PlayerStorage } from './playerStorage.ts';
import { prepare } from './prepare.ts';
import { createRounds, type Rounds } from './rounds.ts';
import { createSecondFactor, type SecondFactor } from './secondFactor.ts';
import { seedWorld } from './seedWorld.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';
import { createTournaments, type Tournaments } from './tournaments.ts';
import { createVerification, type Verification } from './verification.ts';
import { createWinners, type Winners } from './winners.ts';

/** All that the platform knows. What follows from the seed is made anew at each start, what people did is in the file. */
export interface World {
  db: DatabaseSync;
  clock: Clock;
  seed: string;
  catalogue: GameCatalogue;
  games: GameIndex;
  ledger: Ledger;
  accounts: Accounts;
  sessions: Sessions;
  codes: ConfirmationCodes;
  secondFactor: SecondFactor;
  outbox: Outbox;
  likes: Likes;
  storage: PlayerStorage;
  rounds: Rounds;
  events: Events;
  jackpots: Jackpots;
  winners: Winners;
  club: Club;
  tournaments: Tournaments;
  verification: Verification;
  subscriptions: Subscriptions;
  historyExports: HistoryExports;
  feedback: Feedback;
  money: Money;
  slotTable: SlotTable;
}

export interface WorldOptions {
  db: DatabaseSync;
  clock: Clock;
  seed: string;
  /** How many games. */
  games: number;
  /** Where the pretend provider's pages stand; undefined where players could not reach them. */
  payOrigin?: () => string | undefined;
}

export async function createWorld(options: WorldOptions): Promise<World> {
  const { db, clock, seed, games: count, payOrigin = () => undefined } = options;
  const secret = createHmac('sha256', 'yulduz-sandbox').update(seed).digest('hex');
  const catalogue = createCatalogue({ seed, count });
  const games = createGameIndex(catalogue);
  const ledger = createLedger(db, clock);
  const accounts = createAccounts(db, clock);
  const outbox = createOutbox(db, clock);
  const likes = createLikes(db, clock);
  const jackpots = createJackpots({ clock, ledger, seed, games: games.sysnames });
  const money = createMoney({
    db,
    clock,
    ledger,
    accounts,
    giftGame: catalogue.games.find(({ type }) => type === 'slot')?.sysname ?? games.sysnames[0] ?? '',
    payOrigin,
  });
  const { bonuses, spinPacks } = money;
  const slotTable = createSlotTable({ db, clock, ledger, jackpots, bonuses, spinPacks, secret });
  const club = createClub({ db, clock, ledger });
  const verification = createVerification(db, clock, secret);

  const readMeta = prepare<{ value: string }>(db, `SELECT value FROM meta WHERE key = 'seed'`);
  const known = readMeta.get()?.value;
  if (known !== undefined && known !== seed)
    throw new Error(`SANDBOX_SEED is ${seed}, but the file was peopled with seed ${known}; name another SANDBOX_DB`);
  if (known === undefined)
    await seedWorld({
      db,
      accounts,
      ledger,
      likes,
      club,
      verification,
      money,
      slotTable,
      clock,
      seed,
      games: games.sysnames,
    });
  return {
    db,
    clock,
    seed,
    catalogue,
    games,
    ledger,
    accounts,
    sessions: createSessions(db, clock),
    codes: createConfirmationCodes(db, clock, outbox),
    secondFactor: createSecondFactor(clock),
    outbox,
    likes,
    storage: createPlayerStorage(db),
    rounds: createRounds(db),
    events: createEvents(db, clock),
    jackpots,
    winners: createWinners({ db, clock, seed, games: games.sysnames }),
    club,
    tournaments: createTournaments({ db, clock, seed, ledger, club, games: games.sysnames }),
    verification,
    subscriptions: createSubscriptions(secret),
    historyExports: createHistoryExports(db, clock),
    feedback: createFeedback(db, clock),
    money,
    slotTable,
  };
}
