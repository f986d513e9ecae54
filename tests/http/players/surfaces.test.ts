import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let lent: Lent<Site>;
let site: Site;
let controls: SandboxControls;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  controls = sandboxControls(site);
});
afterAll(() => lent?.giveBack());

/** What a surface answers: it lets the player, or why it refuses. */
type Verdict = 'yes' | string;

interface Answer {
  data?: unknown;
  error?: { type: string; message: string; error_data?: Record<string, unknown> };
}

function verdictOf({ data, error }: Answer): Verdict {
  if (data !== undefined) return 'yes';
  const { ban_type: ban, kind, period, available_amount: available } = error?.error_data ?? {};
  if (error?.error_data?.['limit']) return `${kind} ${period}`;
  if (available !== undefined) return 'deposit';
  if (error?.type === 'AuthorizationException') return 'signed out';
  return ban === undefined ? `${error?.type} ${JSON.stringify(error?.error_data)}` : String(ban);
}

/** Sends an order to a game's frame, as its script does. */
async function game({ cookie }: FundedPlayer, key: string, order: object): Promise<Verdict> {
  const answer = await ask(site.origin, `/platform/game/${key}?embed=1&locale=uz`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin, cookie },
    body: JSON.stringify(order),
  });
  return verdictOf(answer.json<Answer>());
}

async function method({ cookie }: FundedPlayer, name: string, fields: Record<string, string>): Promise<Verdict> {
  return verdictOf((await postForm(site.origin, `/api/${name}`, fields, { cookie })).json<Answer>());
}

/** 1,000 soʻm in minor units. */
const BET = 100_000;
const spin = (bet = BET) => ({ action: 'spin', bet, lines: 20, round: randomUUID() });

async function bet(player: FundedPlayer): Promise<Verdict> {
  const state = await ask(site.origin, '/platform/game/custom/sportsbook/play?embed=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ action: 'state' }),
  });
  interface Event {
    id: string;
    phase: string;
    markets: Record<string, Record<string, number>>;
  }
  const { data } = state.json<{ data: { events: Event[] } }>();
  const [event] = data.events.filter(({ phase }) => phase === 'upcoming');
  const [[market, outcomes] = ['', {}]] = Object.entries(event?.markets ?? {});
  const [[outcome, odds] = ['', 0]] = Object.entries(outcomes);
  const legs = [{ event: event?.id, market, outcome, odds }];
  return game(player, 'custom/sportsbook/play', {
    action: 'place',
    bet: randomUUID(),
    stake: BET,
    legs,
    accept: 'any',
  });
}

/** A command of gifts: that the gift itself does not exist is another matter. */
async function gift(player: FundedPlayer, name: string, fields: Record<string, string>): Promise<Verdict> {
  const verdict = await method(player, name, fields);
  return verdict.startsWith('InvalidParameterException') ? 'yes' : verdict;
}

const round = () => ({ round: randomUUID() });
const requisites = () => ({ method: 'uzcard', amount: '50000', currency: 'UZS', 'requisites[card]': ownCard() });

const SURFACES = {
  demo: (player) => game(player, 'zarafshon-vault/demo', spin()),
  slot: (player) => game(player, 'zarafshon-vault/play', spin()),
  crash: (player) => game(player, 'comet-courier/play', { action: 'start', bet: BET, auto: 101, ...round() }),
  instant: (player) => game(player, 'plinko-balls/play', { action: 'drop', bet: BET, risk: 'low', ...round() }),
  mines: (player) => game(player, 'mines-field/play', { action: 'start', bet: BET, mines: 3, ...round() }),
  live: (player) =>
    game(player, 'registon-roulette/play', { action: 'spin', chips: [{ spot: 'red', amount: BET }], ...round() }),
  sport: bet,
  deposit: (player) => method(player, 'cashier.makedeposit', { ...requisites(), campaign_offer_id: '-1' }),
  bonus: (player) => gift(player, 'bonuses.activate', { bonus_id: '1' }),
  promo: (player) => gift(player, 'campaigns.activateOffer', { promo_code: 'NOSUCH' }),
  withdrawal: (player) => method(player, 'cashier.makewithdrawal', requisites()),
} satisfies Record<string, (player: FundedPlayer) => Promise<Verdict>>;
type Surface = keyof typeof SURFACES;
const names = Object.keys(SURFACES) as Surface[];

/** Every surface for money, or for gifts, has one verdict; the others differ. */
const PLAY: readonly Surface[] = ['slot', 'crash', 'instant', 'mines', 'live', 'sport'];
const all = (verdict: Verdict, surfaces: readonly Surface[] = names) =>
  Object.fromEntries(surfaces.map((surface) => [surface, verdict])) as Record<Surface, Verdict>;

const limit = (player: FundedPlayer, kind: string, amount: number, period = 'day') =>
  player.post('account.setPlayLimit', { kind, period, amount: String(amount) });

interface State {
  begin: (player: FundedPlayer) => Promise<unknown>;
  expected: Record<Surface, Verdict>;
}

const STATES: Record<string, State> = {
  'of full age, without limits': { begin: async () => {}, expected: all('yes') },
  'a minor': {
    begin: async (player) => {
      await player.post('sumsub.createApplicant', {});
      await controls.decide({ uid: player.uid, verdict: 'rejected', labels: ['UNDERAGE'] });
    },
    expected: { ...all('age'), withdrawal: 'yes' },
  },
  'the owner of forged papers': {
    begin: async (player) => {
      await player.post('sumsub.createApplicant', {});
      await controls.decide({ uid: player.uid, verdict: 'rejected', labels: ['FORGERY'] });
    },
    expected: { ...all('fraud'), withdrawal: 'yes' },
  },
  'the second account of a person on a break': {
    begin: async (player) => {
      const first = await fundedPlayer(site, []);
      const person = await first.get<Record<string, string>>('account.getprofileinfo');
      await first.post('account.setTimeOut', { period: '1w' });
      const { first_name = '', last_name = '', birth_date = '' } = person;
      const taken = player.post('account.saveProfileInfo', { first_name, last_name, birth_date });
      await expect(taken).rejects.toThrow('multi_account');
    },
    expected: all('multi_account'),
  },
  'gone: the account is closed without harm': {
    begin: async (player) => {
      await player.post('cashier.makewithdrawal', {
        ...requisites(),
        amount: '400000',
        'requisites[card]': player.card,
      });
      await player.post('account.leave', { leaving_reason: 'rest' });
    },
    expected: { ...all('signed out'), demo: 'yes' },
  },
  'self-excluded': {
    begin: (player) => player.post('account.setSelfExclusion', { period: '6m' }),
    // The device is a guest's: its demo is as anybody's.
    expected: { ...all('self_exclusion'), ...all('signed out', PLAY), demo: 'yes' },
  },
  'on a break': {
    begin: (player) => player.post('account.setTimeOut', { period: '1d' }),
    expected: { ...all('self_exclusion'), ...all('signed out', PLAY), demo: 'yes' },
  },
  'at the deposit limit': {
    begin: (player) => player.post('account.setDepositLimit', { limit_amount: '1000', period: 'day' }),
    expected: { ...all('yes'), deposit: 'deposit' },
  },
  'at a loss limit': {
    begin: (player) => limit(player, 'loss', 999),
    expected: { ...all('yes'), ...all('loss day', PLAY) },
  },
  'at a stake limit': {
    begin: (player) => limit(player, 'stake', 999, 'week'),
    expected: { ...all('yes'), ...all('stake week', PLAY) },
  },
  'at a time limit': {
    begin: async (player) => {
      await limit(player, 'time', 1, 'month');
      expect(await SURFACES.slot(player)).toBe('yes');
      await controls.advance('2m');
    },
    expected: { ...all('yes'), ...all('time month', PLAY) },
  },
};

test.each(Object.entries(STATES))(
  'a player who is %s gets the verdicts of the table on every surface',
  async (_, state) => {
    const player = await fundedPlayer(site, [300_000]);
    await state.begin(player);
    const found: Partial<Record<Surface, Verdict>> = {};
    for (const surface of names) found[surface] = await SURFACES[surface](player);
    expect(found).toEqual(state.expected);
  },
);

test('a limit stops a series of rounds, and the round in progress is played to its end', async () => {
  const player = await fundedPlayer(site, [300_000]);
  await limit(player, 'stake', 2_500);
  const board = { action: 'start', bet: BET, mines: 3, ...round() };
  expect(await game(player, 'mines-field/play', board)).toBe('yes');
  expect(await game(player, 'plinko-balls/play', { action: 'drop', bet: BET, risk: 'low', ...round() })).toBe('yes');
  for (const surface of PLAY)
    if (surface !== 'mines') expect(await SURFACES[surface](player), surface).toBe('stake day');
  await limit(player, 'loss', 1);
  // The same order again is the same board, not a new stake.
  expect(await game(player, 'mines-field/play', board)).toBe('yes');
  for (const cell of [0, 1])
    expect(await game(player, 'mines-field/play', { action: 'open', cell, round: board.round })).toBe('yes');
  expect(await game(player, 'mines-field/play', { action: 'cashout', round: board.round })).toBe('yes');
});

test.each([
  ['uz', /^Kunlik yutqazish limiti tugadi\. Yangi tikishlar \d\d\.\d\d\.\d{4}, 0:00dan/],
  ['ru', /^Лимит проигрыша на день исчерпан\. Новые ставки — с \d\d\.\d\d\.\d{4}, 0:00 /],
])('a refused stake says in %s which limit is used up and when it is free again', async (locale, words) => {
  const player = await fundedPlayer(site, [300_000]);
  await limit(player, 'loss', 1_000);
  await game(player, 'mines-field/play', { action: 'start', bet: BET, mines: 3, ...round() });
  const answer = await ask(site.origin, `/platform/game/zarafshon-vault/play?embed=1&locale=${locale}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin, cookie: player.cookie },
    body: JSON.stringify(spin()),
  });
  expect(answer.json<Answer>().error?.message.replaceAll('\u00A0', ' ')).toMatch(words);
});
