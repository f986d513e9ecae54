import { DEMO_BALANCE, type DemoWallet } from '#sandbox/games/demoWallet.ts';
import { drawRound } from '#sandbox/games/drawRound.ts';
import { hashOfSeed, roundDice } from '#sandbox/games/fairness.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { InstantTableDeps } from '#sandbox/games/instant/createInstantTable.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { InsufficientFunds } from '#sandbox/world/money/InsufficientFunds.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { JackpotDrop } from '#sandbox/world/rewards/jackpots.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import type { MinesAnswer, MinesBoard, MinesResult } from './MinesAnswer.ts';
import { isCleared, layMines, multiplierOf } from './minesMaths.ts';

export interface BoardOrder {
  game: string;
  /** Minor units. */
  bet: number;
  mines: number;
  /** Idempotency key: a repeated uuid is laid and charged once. */
  round: string;
  client_seed?: string | undefined;
}

export interface CellOrder {
  game: string;
  round: string;
  cell: number;
}

/**
 * One board a seat, laid and paid for at its start. A repeated order opens a cell once, and after a lost connection,
 * a reload or a restart of the platform the board is unchanged.
 */
export interface MinesTable {
  state(uid: number, mode: GameMode, game: string): MinesAnswer;
  start(uid: number, mode: GameMode, order: BoardOrder): MinesAnswer;
  open(uid: number, mode: GameMode, order: CellOrder): MinesAnswer;
  /** Cashes out the named board; does nothing before the first cell. */
  cashOut(uid: number, mode: GameMode, order: { game: string; round: string }): MinesAnswer;
  /** Cancels every open board of real money and returns its bet. */
  cancelOpen(uid: number): void;
  /** Cashes out every open board of real money, for a player who cannot come back to it. One without opened cells returns its bet. */
  cashOutOpen(uid: number): void;
  guestState(game: string, wallet: string | undefined): MinesAnswer;
  guestStart(order: BoardOrder, wallet: string | undefined): MinesAnswer;
  guestOpen(order: CellOrder, wallet: string | undefined): MinesAnswer;
  guestCashOut(order: { game: string; round: string }, wallet: string | undefined): MinesAnswer;
}

interface Laid {
  round: string;
  bet: number;
  mines: number;
  opened: number[];
  seed: string;
  client_seed: string;
  nonce: number;
}

interface BoardRow extends Omit<Laid, 'opened'> {
  uid: number;
  game: string;
  mode: GameMode;
  opened: string;
}

/** The memory in a guest's wallet. No seed, because the guest can read it. */
interface GuestMemory {
  board?: Omit<Laid, 'seed'>;
  results: MinesResult[];
}

const RESULTS = 12;
const GUEST_RESULTS = 4;

const minedOf = (board: Laid) => layMines(roundDice(board), board.mines);

function resultOf(board: Laid, hit: number | null): MinesResult {
  const { round, bet, mines, opened, seed, client_seed, nonce } = board;
  const multiplier = hit === null ? multiplierOf(mines, opened.length) : 0;
  return {
    round,
    bet,
    mines,
    opened,
    hit,
    mined: minedOf(board),
    multiplier,
    win: Math.floor((bet * multiplier) / 100),
    hash: hashOfSeed(seed),
    seed,
    client_seed,
    nonce,
  };
}

/** The board after opening a cell, and the result if that ended it. */
function step(board: Laid, cell: number): { board: Laid; result?: MinesResult } {
  if (board.opened.includes(cell)) return { board };
  if (minedOf(board).includes(cell)) return { board, result: resultOf(board, cell) };
  const next = { ...board, opened: [...board.opened, cell] };
  return isCleared(next.mines, next.opened.length) ? { board: next, result: resultOf(next, null) } : { board: next };
}

function boardOf(board: Laid, jackpot?: JackpotDrop): MinesBoard {
  const { round, bet, mines, opened, seed, client_seed, nonce } = board;
  return {
    round,
    bet,
    mines,
    opened,
    multiplier: multiplierOf(mines, opened.length),
    next_multiplier: multiplierOf(mines, opened.length + 1),
    hash: hashOfSeed(seed),
    client_seed,
    nonce,
    ...(jackpot ? { jackpot: { name: jackpot.name, amount: jackpot.amount } } : {}),
  };
}

export function createMinesTable(deps: InstantTableDeps): MinesTable {
  const { db, clock, ledger, rounds, wagers, fairness, wallets, luck } = deps;
  const readBoard = prepare<BoardRow>(db, 'SELECT * FROM mines_board WHERE uid = ? AND game = ? AND mode = ?');
  const addBoard = prepare(
    db,
    `INSERT INTO mines_board (uid, game, mode, round, bet, mines, opened, seed, client_seed, nonce)
     VALUES (?, ?, ?, ?, ?, ?, '[]', ?, ?, ?)`,
  );
  const openBoards = prepare<BoardRow>(db, `SELECT * FROM mines_board WHERE uid = ? AND mode = 'play'`);
  const writeOpened = prepare(db, 'UPDATE mines_board SET opened = ? WHERE uid = ? AND game = ? AND mode = ?');
  const dropBoard = prepare(db, 'DELETE FROM mines_board WHERE uid = ? AND game = ? AND mode = ?');
  const lastResults = prepare<{ answer: string }>(
    db,
    `SELECT answer FROM game_round WHERE uid = ? AND mode = ? AND game = ? ORDER BY created_at DESC, rowid DESC LIMIT ${RESULTS}`,
  );
  const seatName = (uid: number, mode: GameMode, game: string) => `${uid}:${mode}:${game}`;

  function laidOf(uid: number, mode: GameMode, game: string): Laid | undefined {
    const row = readBoard.get(uid, game, mode);
    return row && { ...row, opened: JSON.parse(row.opened) as number[] };
  }

  function answer(uid: number, mode: GameMode, game: string, jackpot?: JackpotDrop): MinesAnswer {
    const board = laidOf(uid, mode, game);
    if (!board) wagers.refill(uid, mode);
    const nonce = wagers.nonce(uid, mode, game);
    return {
      balance: wagers.funds(uid, mode, false),
      limits: betLimitsOf(ledger.currencyOf(uid)),
      next_hash: fairness.hash(seatName(uid, mode, game), nonce),
      nonce,
      board: board ? boardOf(board, jackpot) : null,
      results: lastResults.all(uid, mode, game).map((row) => JSON.parse(row.answer) as MinesResult),
    };
  }

  function end(uid: number, mode: GameMode, game: string, result: MinesResult): void {
    const { round, bet, win } = result;
    const now = clock.seconds();
    dropBoard.run(uid, game, mode);
    wagers.pay({ uid, mode, game, round, win, stake: bet, ofBonus: 0, time: now });
    rounds.write({ uid, round, game, mode, bet, win, currency: ledger.currencyOf(uid), answer: result, time: now });
  }

  /** The luck control makes the first three cells safe, or mines the first cell. */
  function lay(seat: string, nonce: number, { round, client_seed, mines }: BoardOrder) {
    return drawRound({
      fairness,
      luck,
      seat,
      nonce,
      clientSeed: client_seed ?? round,
      play: (dice) => layMines(dice, mines),
      isWin: (mined) => !mined.includes(0),
      isBig: (mined) => (mined[0] as number) > 2,
    });
  }

  function readWallet(token: string | undefined, game: string): { wallet: DemoWallet; memory: GuestMemory } {
    const wallet = (token ? wallets.unseal(token, game) : undefined) ?? wallets.open(game);
    return { wallet, memory: wallet.memory ? (JSON.parse(wallet.memory) as GuestMemory) : { results: [] } };
  }

  const guestBoard = (wallet: DemoWallet, { board }: GuestMemory): Laid | undefined =>
    board && { ...board, seed: fairness.seed(wallet.id, board.nonce) };

  function guestAnswer(wallet: DemoWallet, memory: GuestMemory): MinesAnswer {
    const board = guestBoard(wallet, memory);
    const balance = !board && wallet.balance < betLimitsOf('UZS').min ? DEMO_BALANCE : wallet.balance;
    return {
      balance,
      limits: betLimitsOf('UZS'),
      next_hash: fairness.hash(wallet.id, wallet.counter),
      nonce: wallet.counter,
      board: board ? boardOf(board) : null,
      results: memory.results,
      wallet: wallets.seal({ ...wallet, balance, memory: JSON.stringify(memory) }),
    };
  }

  function guestEnd(wallet: DemoWallet, memory: GuestMemory, result: MinesResult): MinesAnswer {
    const results = [result, ...memory.results].slice(0, GUEST_RESULTS);
    return guestAnswer({ ...wallet, balance: wallet.balance + result.win }, { results });
  }

  return {
    state: (uid, mode, game) => transaction(db, () => answer(uid, mode, game)),
    start: (uid, mode, order) =>
      transaction(db, () => {
        const { game, round, bet, mines } = order;
        // A repeated order, or one from another window: answer with the current board.
        if (readBoard.get(uid, game, mode) || rounds.find(uid, round)) return answer(uid, mode, game);
        wagers.refill(uid, mode);
        const { fair, nextNonce } = lay(seatName(uid, mode, game), wagers.nonce(uid, mode, game), order);
        const now = clock.seconds();
        const { jackpot } = wagers.take({ uid, mode, game, round, bet, time: now, takesBonus: false });
        addBoard.run(uid, game, mode, round, bet, mines, fair.seed, fair.client_seed, fair.nonce);
        wagers.setNonce(uid, mode, game, nextNonce);
        return answer(uid, mode, game, jackpot);
      }),
    open: (uid, mode, { game, round, cell }) =>
      transaction(db, () => {
        const laid = laidOf(uid, mode, game);
        if (laid?.round !== round) return answer(uid, mode, game);
        const { board, result } = step(laid, cell);
        if (result) end(uid, mode, game, result);
        else writeOpened.run(JSON.stringify(board.opened), uid, game, mode);
        return answer(uid, mode, game);
      }),
    cashOut: (uid, mode, { game, round }) =>
      transaction(db, () => {
        const laid = laidOf(uid, mode, game);
        if (laid?.round === round && laid.opened.length > 0) end(uid, mode, game, resultOf(laid, null));
        return answer(uid, mode, game);
      }),
    cancelOpen: (uid) => {
      // A board without opened cells pays its bet.
      for (const row of openBoards.all(uid)) end(uid, 'play', row.game, resultOf({ ...row, opened: [] }, null));
    },
    cashOutOpen: (uid) => {
      for (const { opened, ...row } of openBoards.all(uid))
        end(uid, 'play', row.game, resultOf({ ...row, opened: JSON.parse(opened) as number[] }, null));
    },
    guestState: (game, token) => {
      const { wallet, memory } = readWallet(token, game);
      return guestAnswer(wallet, memory);
    },
    guestStart: (order, token) => {
      const { wallet, memory } = readWallet(token, order.game);
      if (memory.board || memory.results.some(({ round }) => round === order.round)) return guestAnswer(wallet, memory);
      const balance = wallet.balance < betLimitsOf('UZS').min ? DEMO_BALANCE : wallet.balance;
      if (order.bet > balance) throw new InsufficientFunds('fun', balance);
      const { round, bet, mines } = order;
      const { fair, nextNonce } = lay(wallet.id, wallet.counter, order);
      const board = { round, bet, mines, opened: [], client_seed: fair.client_seed, nonce: fair.nonce };
      return guestAnswer({ ...wallet, balance: balance - bet, counter: nextNonce }, { ...memory, board });
    },
    guestOpen: ({ game, round, cell }, token) => {
      const { wallet, memory } = readWallet(token, game);
      const laid = guestBoard(wallet, memory);
      if (laid?.round !== round) return guestAnswer(wallet, memory);
      const { board, result } = step(laid, cell);
      if (result) return guestEnd(wallet, memory, result);
      const { seed: _secret, ...open } = board;
      return guestAnswer(wallet, { ...memory, board: open });
    },
    guestCashOut: ({ game, round }, token) => {
      const { wallet, memory } = readWallet(token, game);
      const laid = guestBoard(wallet, memory);
      return laid?.round === round && laid.opened.length > 0
        ? guestEnd(wallet, memory, resultOf(laid, null))
        : guestAnswer(wallet, memory);
    },
  };
}
