import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { depositLimit, getInfo } from './account/account.contract.ts';
import { getDepositSettings } from './cashier/cashier.contract.ts';
import { getMovements } from './cashier/ledgerFacts.contract.ts';
import { getGames } from './play/games.contract.ts';
import { getJackpots } from './play/jackpots.contract.ts';
import { type Difference, readAnswer } from './readAnswer.ts';
import { getGeneralInfo } from './site/metadata.contract.ts';
import { description, id, money, one, openEnum, unix } from './wireTypes.ts';

function reading<T extends z.ZodMiniType>(schema: T, value: unknown) {
  const differences: Difference[] = [];
  const result = readAnswer(schema, value, (difference) => void differences.push(difference));
  return { data: result.success ? result.data : 'unreadable', differences };
}
const read = <T extends z.ZodMiniType>(schema: T, value: unknown) => reading(schema, value).data;

const game = {
  sysname: 'koi',
  id: 1,
  name: 'Koi',
  image_url: null,
  provider: 'nur',
  type: 'slot',
  categories: ['new'],
  has_demo: true,
  description: { title: 'Koi', own: 7 },
};

test('readAnswer, for a catalogue with bad games, drops unreadable games, replaces bad fields and reports each difference', () => {
  const items = [
    game,
    { id: 77 },
    {
      ...game,
      type: 'bingo',
      has_demo: '1',
      rtp: '96.5',
      image_url: undefined,
      categories: { 2: 'new', 5: 'top' },
      description: { title: null, own: 7 },
    },
    { ...game, sysname: 'bare', name: null, description: [], has_demo: undefined, rtp: 9e15 },
  ];
  const { data, differences } = reading(getGames.output, { items, total: '480' });
  expect(data).toEqual({
    total: 480,
    items: [
      game,
      { ...game, type: 'other', rtp: 96.5, categories: ['new', 'top'], description: { own: 7 } },
      { ...game, sysname: 'bare', name: 'bare', description: {}, has_demo: false, rtp: null },
    ],
  });
  expect(differences).toContainEqual({ path: 'items[].sysname', expected: 'string', received: 'missing' });
  expect(differences).toContainEqual({
    path: 'items[].type',
    expected: 'one of slot, live, fast',
    received: '"bingo"',
  });
  expect(differences).toContainEqual({ path: 'items[].has_demo', expected: 'boolean', received: 'string' });
  expect(differences).toContainEqual({ path: 'items[].rtp', expected: 'number', received: 'number out of range' });
  expect(differences).toContainEqual({ path: 'items[].description.title', expected: 'string', received: 'null' });
  expect(differences).toContainEqual({ path: 'items[].description', expected: 'object', received: 'list' });
  expect(differences).toContainEqual({ path: 'total', expected: 'number', received: 'string' });
});

test('readAnswer, for a list without readable items, fails; null, {} and [] read as an empty list', () => {
  expect(read(getGames.output, { items: [{}, { id: 1 }] })).toBe('unreadable');
  expect(read(getGames.output, { items: '<html>' })).toBe('unreadable');
  for (const nothing of [{ items: null }, { items: {} }, {}, []])
    expect(read(getGames.output, nothing)).toEqual({ items: [] });
  expect(read(getGames.output, [game])).toEqual({ items: [game] });
  expect(read(getJackpots.output, { items: [] })).toEqual([]);
});

test('readAnswer, for account.getInfo, needs only a uid, and reads unreadable balances as null', () => {
  expect(read(getInfo.output, { uid: '7' })).toMatchObject({
    uid: 7,
    balance_main: null,
    is_registration_completed: true,
  });
  expect(read(getInfo.output, { uid: null, login: 'a' })).toBe('unreadable');
  const account = { uid: 7, balance_main: { amount: '1500.50', currency: 'UZS' }, balance_bonus: [] };
  expect(read(getInfo.output, account)).toMatchObject({
    balance_main: { amount: 1500.5, currency: 'UZS' },
    balance_bonus: null,
  });
});

test('readAnswer, for money, reads decimal numerals exactly, and fails for any other amount or currency', () => {
  const numeral = fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e13, max: 1e13 })
    .map((value) => value.toFixed(2));
  fc.assert(
    fc.property(numeral, (amount) => {
      expect(read(money, { amount, currency: 'UZS' })).toEqual({ amount: Number(amount), currency: 'UZS' });
    }),
  );
  const unreadable = [
    '',
    ' ',
    '1,500',
    '1 500',
    '1.500,00',
    '15 UZS',
    '0x10',
    '1e3',
    'NaN',
    '<b>1</b>',
    null,
    true,
    [],
    {},
    9e15,
    '9e15',
    1e300,
  ];
  for (const amount of unreadable) expect(read(money, { amount, currency: 'UZS' }), String(amount)).toBe('unreadable');
  for (const currency of ['', null, 860, '<b>UZS</b>', 'so‘m'])
    expect(read(money, { amount: 1, currency }), String(currency)).toBe('unreadable');
});

test('readAnswer, for an unreadable deposit limit or fee, drops what contains it instead of reading it as none', () => {
  const limit = { available_amount: 1, can_edit: true, expired_at: null, limit_amount: null, period: 'none' };
  expect(read(depositLimit, { ...limit, limit_amount: '100.00', can_edit: 1 })).toMatchObject({
    limit_amount: 100,
    can_edit: true,
  });
  for (const limit_amount of ['much', undefined, {}])
    expect(read(depositLimit, { ...limit, limit_amount })).toBe('unreadable');
  const method = { sysname: 'uzcard', currency: 'UZS', min: 1, max: '2', fields: null, is_available: 1 };
  const settings = { currency: 'UZS', has_deposits: 0, limit: { ...limit, period: 'year' } };
  const methods = [method, { ...method, fee: null }, { ...method, fee: { percent: 'two' } }];
  const known = { ...method, name: 'uzcard', max: 2, fields: [], is_available: true };
  expect(read(getDepositSettings.output, { ...settings, methods })).toEqual({
    currency: 'UZS',
    has_deposits: false,
    methods: [known, known],
  });
});

test('readAnswer, for a time, reads milliseconds, ISO and SQL as Unix seconds, and other values as null (A-13)', () => {
  const moment = z.object({ at: z.nullable(unix) });
  const written = [
    1_700_000_000_123,
    '1700000000',
    '2023-11-14 22:13:20',
    '2023-11-14T22:13:20Z',
    '2023-11-15T03:13:20+05:00',
  ];
  for (const spelling of written)
    expect(read(moment, { at: spelling }), String(spelling)).toEqual({ at: 1_700_000_000 });
  for (const unreadable of [9e15, -1, '', '0000-00-00 00:00:00', 'soon', true, {}, '<b>', 1e300])
    expect(read(moment, { at: unreadable }), String(unreadable)).toEqual({ at: null });
});

test('readAnswer, for a command, reads true, 1 and "1" as 1, and fails for other values', () => {
  expect([read(one, true), read(one, 1), read(one, '1')]).toEqual([1, 1, 1]);
  for (const value of [false, null, {}, [1], undefined]) expect(read(one, value)).toBe('unreadable');
});

test('readAnswer, for any fuzzed input, never throws, and its output reads back unchanged', () => {
  const schemas = [
    getGames.output,
    getInfo.output,
    getJackpots.output,
    getDepositSettings.output,
    description,
    id,
    openEnum(['a', 'b']),
  ];
  fc.assert(
    // JSON text, as upstreams send it: a value of its own may have -0, which no text keeps.
    fc.property(fc.constantFrom<z.ZodMiniType>(...schemas), fc.json(), (schema, text) => {
      const first = read(schema, JSON.parse(text));
      if (first !== 'unreadable') expect(read(schema, JSON.parse(JSON.stringify(first)))).toEqual(first);
    }),
  );
});

test('readAnswer, for a record with any keys, reports paths with * instead of the keys', () => {
  const result = reading(z.record(z.string(), money), { a: 1, b: { amount: 'x', currency: 'UZS' }, __proto__: null });
  expect(result.data).toEqual({});
  expect(result.differences.map(({ path }) => path)).toEqual(['*', '*.amount']);
});

test('readAnswer, for an answer whose fields are all unknown, fails', () => {
  expect(read(getGames.output, { unexpected: [null] })).toBe('unreadable');
  expect(read(getGeneralInfo.output, { unexpected: [null] })).toBe('unreadable');
  expect(read(getGeneralInfo.output, { default_currency: 'UZS' })).toMatchObject({ default_currency: 'UZS' });
});

test('readAnswer, for a list of movements with an unreadable row, fails', () => {
  const row = { id: 1, at: 5, cause: 'bet', balance: 'main', amount: { amount: -1, currency: 'UZS' } };
  expect(
    read(getMovements.output, { items: [row, { ...row, amount: { amount: '-1', currency: 'UZS' } }], next: null }),
  ).toMatchObject({
    items: { length: 2 },
  });
  for (const items of [[row, { ...row, amount: null }], [row, {}], null, undefined])
    expect(read(getMovements.output, { items, next: null }), JSON.stringify(items)).toBe('unreadable');
  expect(read(getMovements.output, { items: [row] })).toBe('unreadable');
});
