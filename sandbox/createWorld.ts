import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { baccaratRules } from '#sandbox/games/baccarat/baccaratRules.ts';
import { type BettingDesk, createBettingDesk } from '#sandbox/games/betting/bettingDesk.ts';
import { createFixtures, type Fixtures } from '#sandbox/games/betting/createFixtures.ts';
import { type CrashTable, createCrashTable } from '#sandbox/games/crash/crashTable.ts';
import { createWagers } from '#sandbox/games/createWagers.ts';
import { createDemoWallets } from '#sandbox/games/demoWallet.ts';
import { diceRules } from '#sandbox/games/dice/diceRules.ts';
import { createFairness } from '#sandbox/games/fairness.ts';
import { createInstantTable, type InstantRules, type InstantTable } from '#sandbox/games/instant/createInstantTable.ts';
import { createMinesTable, type MinesTable } from '#sandbox/games/mines/minesTable.ts';
import { plinkoRules } from '#sandbox/games/plinko/plinkoRules.ts';
import { rouletteRules } from '#sandbox/games/roulette/rouletteRules.ts';
import { createSlotTable, type SlotTable } from '#sandbox/games/slot/slotTable.ts';
import { createIdentityProvider, type IdentityProvider } from '#sandbox/providers/identityProvider.ts';
import { createPayProvider, type PayProvider } from '#sandbox/providers/payProvider.ts';
import { postNotice } from '#sandbox/providers/postNotice.ts';
import { demoPlayers } from './demo/demoPlayers.ts';
import { createSettlePlayers, type SettlePlayers } from './demo/settlePlayers.ts';
import { createTableFacts, type TableFactsOf } from './games/createTableFacts.ts';
import { engineOf } from './games/engineOf.ts';
import { createGameIndex, type GameIndex } from './games/gameIndex.ts';
import type { Clock } from './world/clock.ts';
import { createPushSubscriptions, type PushSubscriptions } from './world/createPushSubscriptions.ts';
import { createEvents, type Events } from './world/events.ts';
import { createFeedback, type Feedback } from './world/feedback.ts';
import { createHistoryExports, type HistoryExports } from './world/historyExports.ts';
import { createLedger, type Ledger } from './world/money/ledger.ts';
import { createMoney, type WorldMoney } from './world/money/money.ts';
import { createRequisiteChecks, type RequisiteChecks } from './world/money/requisiteChecks.ts';
import { createOutbox, type Outbox } from './world/outbox.ts';
import { createCatalogue, type GameCatalogue } from './world/play/catalogue.ts';
import { createLuck, type Luck } from './world/play/luck.ts';
import { createPlayReport, type PlayReport } from './world/play/playReport.ts';
import { createRounds, type Rounds } from './world/play/rounds.ts';
import { createSessionPlay, type SessionPlay } from './world/play/sessionPlay.ts';
import { type Absences, createAbsences } from './world/players/absences.ts';
import { type Accounts, createAccounts } from './world/players/accounts.ts';
import { type ConfirmationCodes, createConfirmationCodes } from './world/players/confirmationCodes.ts';
import { type ContactChanges, createContactChanges } from './world/players/contactChanges.ts';
import { createDevices, type Devices } from './world/players/devices.ts';
import { createGuesses, type Guesses } from './world/players/guesses.ts';
import { createPasskeys, type Passkeys } from './world/players/keys/passkeys.ts';
import { createRecoveryCodes, type RecoveryCodes } from './world/players/keys/recoveryCodes.ts';
import { createLikes, type Likes } from './world/players/likes.ts';
import { createOauthStates, type OauthStates } from './world/players/oauthStates.ts';
import { createPauses, type Pauses } from './world/players/pauses.ts';
import { createPlayerStorage, type PlayerStorage } from './world/players/playerStorage.ts';
import { createPresence, type Presence } from './world/players/presence.ts';
import { createSecondFactor, type SecondFactor } from './world/players/secondFactor.ts';
import { secretOf } from './world/players/secretOf.ts';
import { createSessions, type Sessions } from './world/players/sessions.ts';
import { createSocialOffers, type SocialOffers } from './world/players/socialOffers.ts';
import { createSocials, type Socials } from './world/players/socials.ts';
import { createSubscriptions, type Subscriptions } from './world/players/subscriptions.ts';
import { createTelegram, type Telegram } from './world/players/telegram.ts';
import { createTrust, type Trust } from './world/players/trust.ts';
import { createVerification, type Verification } from './world/players/verification.ts';
import { prepare } from './world/prepare.ts';
import { type Club, createClub } from './world/rewards/club.ts';
import { createGifts, type Gifts } from './world/rewards/gifts.ts';
import { createJackpots, type Jackpots } from './world/rewards/jackpots.ts';
import { createTournaments, type Tournaments } from './world/rewards/tournaments.ts';
import { createWinners, type Winners } from './world/rewards/winners.ts';
import { createSwitches, type Switches } from './world/switches.ts';
import { createTickets, type Tickets } from './world/tickets.ts';

type TableOf<Rules> = Rules extends InstantRules<infer S, infer R, infer T> ? InstantTable<S, R, T> : never;

/** The state of the sandbox's platform. What follows from the seed is created at each start; players' actions are in the database. */
export interface World {
  db: DatabaseSync;
  clock: Clock;
  seed: string;
  ledger: Ledger;
  switches: Switches;
  money: WorldMoney;
  players: PlayersDesk;
  access: AccessDesk;
  cashier: CashierDesk;
  play: PlayDesk;
  tables: TablesDesk;
  rewards: RewardsDesk;
  messages: MessagesDesk;
}

/** Who plays: accounts and what belongs to each. */
interface PlayersDesk {
  accounts: Accounts;
  devices: Devices;
  likes: Likes;
  storage: PlayerStorage;
  presence: Presence;
  pauses: Pauses;
  absences: Absences;
  trust: Trust;
  verification: Verification;
  socials: Socials;
  socialOffers: SocialOffers;
  oauthStates: OauthStates;
  telegram: Telegram;
  settlePlayers: SettlePlayers;
}

/** What lets a player in or proves who they are. */
interface AccessDesk {
  sessions: Sessions;
  codes: ConfirmationCodes;
  contactChanges: ContactChanges;
  secondFactor: SecondFactor;
  recoveryCodes: RecoveryCodes;
  passkeys: Passkeys;
  passkeyPlace: PasskeyPlace;
  guesses: Guesses;
}

/** Providers of payments and identity checks, and what withdrawals wait for. */
interface CashierDesk {
  payProvider: PayProvider;
  identity: IdentityProvider;
  requisiteChecks: RequisiteChecks;
  /** Seconds that withdrawals are held after a change of password or second factor; 0 turns it off. */
  withdrawalHold: number;
}

/** The catalogue and the rounds that were played. */
interface PlayDesk {
  catalogue: GameCatalogue;
  games: GameIndex;
  tableFacts: TableFactsOf;
  rounds: Rounds;
  sessionPlay: SessionPlay;
  playReport: PlayReport;
  /** Forces the outcome of the next round. */
  luck: Luck;
}

/** Where rounds and bets are decided. */
interface TablesDesk {
  slotTable: SlotTable;
  crashTable: CrashTable;
  minesTable: MinesTable;
  plinkoTable: TableOf<typeof plinkoRules>;
  diceTable: TableOf<typeof diceRules>;
  rouletteTable: TableOf<typeof rouletteRules>;
  baccaratTable: TableOf<typeof baccaratRules>;
  fixtures: Fixtures;
  bettingDesk: BettingDesk;
}

/** What play earns besides wins. */
interface RewardsDesk {
  gifts: Gifts;
  jackpots: Jackpots;
  winners: Winners;
  club: Club;
  tournaments: Tournaments;
}

/** What the platform and its players write to each other. */
interface MessagesDesk {
  events: Events;
  outbox: Outbox;
  feedback: Feedback;
  tickets: Tickets;
  subscriptions: Subscriptions;
  pushSubscriptions: PushSubscriptions;
  historyExports: HistoryExports;
}

/** Whose passkeys the platform takes, beside or in place of the host of each request. */
export interface PasskeyPlace {
  /** Undefined: the host of the site. */
  rpId?: string | undefined;
  origins: readonly string[];
}

export interface WorldOptions {
  db: DatabaseSync;
  clock: Clock;
  seed: string;
  /**
   * Only for tests: the secret of rounds, callbacks and verification follows from it. Otherwise the secret is random and
   * created once a database: the world's seed must not reveal the next round.
   */
  secretSeed?: string | undefined;
  /** The number of games. */
  games: number;
  /** Seconds that withdrawals are held after a change of password or second factor. */
  withdrawalHold?: number | undefined;
  passkeyPlace?: PasskeyPlace | undefined;
  /** Origin of the payment provider's pages; undefined if players cannot reach them. */
  payOrigin?: () => string | undefined;
}

export async function createWorld(options: WorldOptions): Promise<World> {
  const { db, clock, seed, games: count, payOrigin = () => undefined, withdrawalHold = 0 } = options;
  const secret = secretOf(db, options.secretSeed);
  const catalogue = createCatalogue({ seed, count });
  const games = createGameIndex(catalogue);
  const ledger = createLedger(db, clock);
  const absences = createAbsences(db, clock);
  const accounts = createAccounts(db, clock, absences);
  const outbox = createOutbox(db, clock);
  const likes = createLikes(db, clock);
  const luck = createLuck();
  const rounds = createRounds(db);
  const jackpots = createJackpots({ db, clock, ledger, luck, seed, secret, games: games.sysnames });
  const money = createMoney({
    db,
    clock,
    ledger,
    accounts,
    giftGame: catalogue.games.find(({ type }) => type === 'slot')?.sysname ?? games.sysnames[0] ?? '',
    payOrigin,
    secret,
  });
  const { bonuses, spinPacks } = money;
  const wagers = createWagers({ db, ledger, jackpots, bonuses });
  const fairness = createFairness(secret);
  const table = { db, clock, ledger, rounds, wagers, fairness, wallets: createDemoWallets(secret), luck };
  const slotTable = createSlotTable({ ...table, bonuses, spinPacks });
  const crashTable = createCrashTable(table);
  const fixtures = createFixtures({ clock, seed, secret });
  const bettingDesk = createBettingDesk({ db, clock, ledger, bonuses, rounds, fixtures });
  money.onSettle(crashTable.settle);
  money.onSettle(bettingDesk.settle);
  const club = createClub({ db, clock, ledger });
  const pauses = createPauses(db, clock, absences);
  const socials = createSocials(db, clock);
  const verification = createVerification(db, clock, secret);
  const requisiteChecks = createRequisiteChecks(db, clock);

  const readMeta = prepare<{ value: string }>(db, `SELECT value FROM meta WHERE key = 'seed'`);
  const storedSeed = readMeta.get()?.value;
  if (storedSeed !== undefined && storedSeed !== seed)
    throw new Error(
      `SANDBOX_SEED is ${seed}, but the file was peopled with seed ${storedSeed}; name another SANDBOX_DB`,
    );
  const settlePlayers = createSettlePlayers({
    db,
    accounts,
    pauses,
    socials,
    ledger,
    likes,
    club,
    verification,
    money,
    // The history of demo players is part of the world: its rounds follow from the public seed.
    slotTable: createSlotTable({ ...table, fairness: createFairness(`past:${seed}`), bonuses, spinPacks }),
    clock,
    seed,
    games: games.sysnames,
  });
  if (storedSeed === undefined)
    await settlePlayers(demoPlayers, () => prepare(db, `INSERT INTO meta (key, value) VALUES ('seed', ?)`).run(seed));
  // Flights and matches that were running when the last process ended are over now.
  crashTable.settleAll();
  bettingDesk.settleAll();
  return {
    db,
    clock,
    seed,
    ledger,
    switches: createSwitches(db),
    money,
    players: {
      accounts,
      devices: createDevices(db, clock),
      likes,
      storage: createPlayerStorage(db),
      presence: createPresence(db, clock),
      pauses,
      absences,
      trust: createTrust(db, clock),
      verification,
      socials,
      socialOffers: createSocialOffers(db, clock),
      oauthStates: createOauthStates(db, clock),
      telegram: createTelegram(db, clock),
      settlePlayers,
    },
    access: {
      sessions: createSessions(db, clock),
      codes: createConfirmationCodes(db, clock, outbox),
      contactChanges: createContactChanges(db, clock),
      secondFactor: createSecondFactor(clock),
      recoveryCodes: createRecoveryCodes(db, clock),
      passkeys: createPasskeys(db, clock, secret),
      passkeyPlace: options.passkeyPlace ?? { origins: [] },
      guesses: createGuesses(db, clock),
    },
    cashier: {
      payProvider: createPayProvider({
        db,
        clock,
        payments: money.payments,
        secret: createHmac('sha256', secret).update('payments').digest('hex'),
        send: (body, signature) => postNotice(payOrigin(), body, signature),
      }),
      identity: createIdentityProvider({ db, clock, verification, requisiteChecks, secret }),
      requisiteChecks,
      withdrawalHold,
    },
    play: {
      catalogue,
      games,
      tableFacts: createTableFacts({
        db,
        clock,
        seed,
        engines: new Map(catalogue.games.map((game) => [game.sysname, engineOf(game)])),
      }),
      rounds,
      sessionPlay: createSessionPlay(db),
      playReport: createPlayReport(db, clock),
      luck,
    },
    tables: {
      slotTable,
      crashTable,
      minesTable: createMinesTable(table),
      plinkoTable: createInstantTable(table, plinkoRules),
      diceTable: createInstantTable(table, diceRules),
      rouletteTable: createInstantTable(table, rouletteRules),
      baccaratTable: createInstantTable(table, baccaratRules),
      fixtures,
      bettingDesk,
    },
    rewards: {
      gifts: createGifts(db, clock),
      jackpots,
      winners: createWinners({ db, clock, seed, games: games.sysnames, jackpots }),
      club,
      tournaments: createTournaments({ db, clock, seed, ledger, club, games: games.sysnames }),
    },
    messages: {
      events: createEvents(db, clock),
      outbox,
      feedback: createFeedback(db, clock),
      tickets: createTickets(db, clock),
      subscriptions: createSubscriptions(secret),
      pushSubscriptions: createPushSubscriptions(db, clock),
      historyExports: createHistoryExports(db, clock),
    },
  };
}
