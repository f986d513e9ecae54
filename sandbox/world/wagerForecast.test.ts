import { expect, test } from 'vitest';
import { gameReturns } from '#sandbox/games/gameReturns.ts';
import { spin } from '#sandbox/games/slot/slotEngine.ts';
import { forecastWagering } from '#shared/bonus/forecastWagering.ts';
import { createDice } from './play/dice.ts';
import { type BonusKind, bonusKinds, MAX_BONUS_BET } from './rewards/bonusKinds.ts';
import { stakeShare, winShare } from './rewards/bonusShare.ts';

const isFull = process.env['TEST_FULL'] === '1';
const ROUNDS = 1_000_000;
const STEP = 20_00;

interface Played {
  kind: BonusKind;
  /** Minor units of UZS. */
  ownMoney: number;
  bonus: number;
  bet: number;
  /** Results of a million rounds by the sandbox's rules; the full run plays them again. */
  cost: number;
  better: number;
}

/** Ten bonuses of all kinds, with their results. */
const cases: Played[] = [
  { kind: 'welcome', ownMoney: 0, bonus: 25_000_00, bet: 5_000_00, cost: 521_650, better: 0.1059 },
  { kind: 'welcome', ownMoney: 100_000_00, bonus: 25_000_00, bet: 25_000_00, cost: 1_287_538, better: 0.2456 },
  { kind: 'firstDeposit', ownMoney: 100_000_00, bonus: 100_000_00, bet: 25_000_00, cost: 4_266_922, better: 0.15 },
  { kind: 'firstDeposit', ownMoney: 20_000_00, bonus: 20_000_00, bet: 10_000_00, cost: 694_954, better: 0.1127 },
  { kind: 'reload', ownMoney: 100_000_00, bonus: 50_000_00, bet: 25_000_00, cost: 2_276_810, better: 0.1839 },
  { kind: 'reload', ownMoney: 200_000_00, bonus: 100_000_00, bet: 25_000_00, cost: 5_450_964, better: 0.2415 },
  { kind: 'promo', ownMoney: 0, bonus: 50_000_00, bet: 10_000_00, cost: 1_043_833, better: 0.106 },
  { kind: 'promo', ownMoney: 250_000_00, bonus: 50_000_00, bet: 25_000_00, cost: 3_272_128, better: 0.3348 },
  { kind: 'freeBet', ownMoney: 0, bonus: 20_000_00, bet: 10_000_00, cost: 288_996, better: 0.5469 },
  { kind: 'freeBet', ownMoney: 100_000_00, bonus: 20_000_00, bet: 20_000_00, cost: 360_000, better: 0.5007 },
];
const returnOf = (kind: BonusKind) =>
  gameReturns.find(({ game_type: type }) => (type === 'betting') === (bonusKinds[kind].type === 'betting'));

/** The payout of a paid spin with all its free spins, in bets. */
function slotRound(dice: ReturnType<typeof createDice>): number {
  let paid = 0;
  let free = 0;
  let isFree = false;
  do {
    const outcome = spin({ dice, bet: STEP, lines: 20, isFree });
    paid += outcome.win / STEP;
    free += outcome.free_spins_won - (isFree ? 1 : 0);
    isFree = true;
  } while (free > 0);
  return paid;
}

/** Plays a bonus repeatedly over drawn rounds, by the rules of the balances. */
function play({ kind, ownMoney, bonus: given, bet }: Played, rounds: Float64Array) {
  const required = given * bonusKinds[kind].wager;
  let [runs, better, wagered] = [0, 0, 0];
  for (let index = 0; index < rounds.length; ) {
    let [main, bonus, done] = [ownMoney, given, 0];
    while (done < required && main + bonus >= STEP && index < rounds.length) {
      const all = main + bonus;
      const order = Math.min(bet, all - (all % STEP));
      const stake = stakeShare(order, { main, bonus, maxBet: MAX_BONUS_BET });
      const win = Math.floor(order * (rounds[index] as number));
      const toBonus = winShare(win, { stake: order, ofBonus: stake.bonus });
      main += win - toBonus - stake.main;
      bonus += toBonus - stake.bonus;
      done += order;
      index += 1;
      // A bonus balance of 0 ends the bonus; the rest is real money.
      if (bonus === 0) break;
    }
    if (index >= rounds.length) break;
    runs += 1;
    wagered += done;
    if (main + bonus >= ownMoney + STEP) better += 1;
  }
  const rtp = (returnOf(kind)?.rtp ?? 0) / 100;
  return { cost: (wagered / runs) * (1 - rtp), better: better / runs };
}

test.each(cases)(
  'forecastWagering, for $kind with $ownMoney beside $bonus, is within 2 % of a million simulated rounds',
  (played) => {
    const { kind, ownMoney, bonus, bet, cost, better } = played;
    const required = bonus * bonusKinds[kind].wager;
    const { payouts = [], rtp = 0 } = returnOf(kind) ?? {};
    const forecast = forecastWagering({
      ownMoney,
      bonus,
      required,
      bet,
      payouts,
      rtp: rtp / 100,
      runs: 20_000,
      seed: 2026,
    });
    expect(Math.abs(forecast.cost / cost - 1)).toBeLessThan(0.02);
    expect(Math.abs(forecast.better - better)).toBeLessThan(0.02);
  },
);

/** Ends of players who bet on 48 of 100 for twice the stake, drawn by another generator than the forecast's. */
function meanEnd({ money, required, bet, players }: Record<'money' | 'required' | 'bet' | 'players', number>): number {
  let state = 1n;
  const random = () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xff_ff_ff_ff_ff_ff_ff_ffn;
    return Number(state >> 33n) / 2 ** 31;
  };
  let sum = 0;
  for (let player = 0; player < players; player += 1) {
    let balance = money;
    for (let done = 0; done < required && balance > 0; done += bet) balance += random() < 0.48 ? bet : -bet;
    sum += balance;
  }
  return sum / players;
}

test('forecastWagering states the mean end of its players, above the own money although the whole wagering costs more', () => {
  const order = { ownMoney: 20_000, bonus: 20_000, required: 600_000, bet: 5_000, rtp: 0.96, runs: 10_000, seed: 2026 };
  const payouts = [
    { times: 2, chance: 0.48 },
    { times: 0, chance: 0.52 },
  ];
  const { end } = forecastWagering({ ...order, payouts });
  const mean = meanEnd({ money: 40_000, required: 600_000, bet: 5_000, players: 10_000 });
  expect(Math.abs(end / mean - 1)).toBeLessThan(0.04);
  expect(order.required * (1 - order.rtp)).toBeGreaterThan(order.bonus);
  expect(end).toBeGreaterThan(order.ownMoney);
});

test.runIf(isFull)(
  'the million simulated rounds, played again by the slot engine, give the recorded costs and shares',
  () => {
    const dice = createDice('a million rounds');
    const slots = Float64Array.from({ length: ROUNDS }, () => slotRound(dice));
    const even = returnOf('freeBet')?.payouts[0]?.times ?? 0;
    const bets = Float64Array.from({ length: ROUNDS }, () => (dice.below(2) === 0 ? even : 0));
    const brought = cases.map((one) => play(one, bonusKinds[one.kind].type === 'betting' ? bets : slots));
    expect(brought.map(({ cost, better }) => [Math.round(cost), Number(better.toFixed(4))])).toEqual(
      cases.map(({ cost, better }) => [cost, better]),
    );
  },
  120_000,
);
