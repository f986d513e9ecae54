import type { Movement } from './Play.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 1 January 2026, midnight in Tashkent, Unix seconds. */
const SIMULATION_START = 1_767_207_600;
const SIMULATED_WEEKS = 4;
/** When the last week begins: a player who chases begins to do so. */
export const LAST_WEEK = SIMULATION_START + (SIMULATED_WEEKS - 1) * 7 * DAY;

/** Deterministic (mulberry32): 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A player's habits, drawn once. */
interface Habits {
  sittingsAWeek: number;
  /** Hour of the day at which sittings begin, and the spread around it. */
  hour: number;
  deposit: number;
  /** Of the deposit. */
  stakeShare: number;
  secondsABet: number;
  maxBets: number;
  returnToPlayer: number;
  /** Share of sittings with a withdrawal of a gain, and whether it is cancelled. */
  withdraws: number;
}

/** What the player does after a loss. */
interface AfterLoss {
  /** Probability of another deposit at once, and of each further one. */
  again: number;
  max: number;
  /** Share of the deposit that is left when the player deposits again: some do not wait for the end. */
  stopsAt: number;
  /** Minutes to the next deposit. */
  waits: [number, number];
  depositGrowth: [number, number];
  stakeGrowth: [number, number];
  cancels: number;
}

/** What a simulated player did; `chases`: deposits of the last week that were made because the one before was lost. */
interface Simulated {
  movements: Movement[];
  chases: number;
}

/**
 * Four weeks of a made-up player. Everybody deposits, plays slots until the money is lost, the time is over or enough is
 * won, at their own hours, for their own sums; some sit for hours, some at night, some deposit twice in an evening, and a few bring their
 * evening's money in two halves. `chases`: in the last week lost money is followed by the next deposit, soon or after an hour and more, when
 * all is lost or most of it, mostly larger and with mostly higher stakes.
 */
export function simulatePlayer(seed: number, chases: boolean): Simulated {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const habits: Habits = {
    sittingsAWeek: between(1.5, 6),
    hour: random() < 0.12 ? between(0, 5) : between(9, 23),
    deposit: Math.exp(between(Math.log(20_000), Math.log(2_000_000))),
    stakeShare: 1 / between(15, 80),
    secondsABet: between(4, 15),
    maxBets: random() < 0.1 ? between(900, 2_000) : between(80, 600),
    returnToPlayer: between(0.9, 0.97),
    withdraws: between(0, 0.5),
  };
  const kind = random();
  const calm: AfterLoss = {
    again: kind < 0.02 ? between(0.4, 0.7) : kind < 0.17 ? between(0.1, 0.3) : between(0, 0.1),
    max: 1,
    stopsAt: 0,
    waits: [2, 240],
    depositGrowth: [0.5, 1.1],
    stakeGrowth: [0.8, 1.2],
    cancels: 0.05,
  };
  const chasing: AfterLoss = {
    again: between(0.6, 0.95),
    max: Math.round(between(2, 6)),
    stopsAt: random() < 0.3 ? between(0.1, 0.4) : 0,
    waits: [1, between(10, 90)],
    depositGrowth: [0.8, between(1, 2)],
    stakeGrowth: [1, between(1, 2.5)],
    cancels: between(0.2, 0.8),
  };
  const movements: Movement[] = [];
  const add = (time: number, cause: Movement['cause'], amount: number) =>
    movements.push({ at: Math.round(time), cause, balance: 'main', amount: { amount, currency: 'UZS' } });

  /** Plays one deposit; resolves to the time of the last bet and what is left. */
  function play(from: number, sum: number, stake: number, floor = stake): { end: number; balance: number } {
    let [time, balance] = [from, sum];
    for (let bet = 0; bet < habits.maxBets && balance >= floor && balance < sum * 3; bet += 1) {
      time += habits.secondsABet * between(0.6, 1.6);
      add(time, 'bet', -stake);
      balance -= stake;
      if (random() >= 0.25) continue;
      const win = stake * (habits.returnToPlayer / 0.25) * -Math.log(1 - random());
      add(time + 1, 'win', win);
      balance += win;
    }
    return { end: time, balance };
  }

  let busyUntil = 0;
  let count = 0;
  for (let day = SIMULATION_START; day < SIMULATION_START + SIMULATED_WEEKS * 7 * DAY; day += DAY) {
    const isLastWeek = day >= LAST_WEEK;
    const after = chases && isLastWeek ? chasing : calm;
    const often = chases && isLastWeek ? Math.max(3, habits.sittingsAWeek) : habits.sittingsAWeek;
    if (random() >= often / 7) continue;
    let time = Math.max(busyUntil, day + ((habits.hour + between(-2, 2) + 24) % 24) * HOUR);
    let sum = habits.deposit * between(0.7, 1.3);
    let stake = sum * habits.stakeShare;
    for (let deposits = 0; ; deposits += 1) {
      add(time, 'deposit', sum);
      const floor = Math.max(stake, sum * after.stopsAt);
      const { end, balance } = play(time + MINUTE, sum, stake, floor);
      time = end;
      if (balance >= floor) {
        if (random() >= habits.withdraws) break;
        add(time + MINUTE, 'withdrawal_held', -balance);
        if (random() >= after.cancels) break;
        time += between(10, 120) * MINUTE;
        add(time, 'withdrawal_returned', balance);
        time = play(time + MINUTE, balance, stake).end;
        break;
      }
      if (deposits >= after.max || random() >= after.again) break;
      if (isLastWeek) count += 1;
      time += between(...after.waits) * MINUTE;
      sum *= between(...after.depositGrowth);
      stake *= between(...after.stakeGrowth);
    }
    busyUntil = time + HOUR;
  }
  return { movements: movements.toSorted((one, other) => one.at - other.at), chases: count };
}
