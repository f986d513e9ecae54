import { expect, test } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { getProgram } from '#shared/api/rewards/loyalty.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { loadCritical as loadClubPage } from './loyalty.loader.ts';
import { loadCritical as loadProgram } from './program.loader.ts';
import { loadCritical as loadShop } from './shop.loader.ts';

const fail = () => {
  throw new AppError('InternalServerErrorException');
};
const product = (id: number, more: object = {}) => ({
  id,
  name: `p${id}`,
  price: id * 100,
  is_available: true,
  category: 'money',
  description: { title: `P ${id}`, images: { main: '/p.webp' } },
  ...more,
});
const products = [product(1), product(2, { category: 'merch' }), product(3, { description: { level: 'b' } })];
const program = {
  id: 1,
  sysname: 'week',
  name: 'week',
  description: { title: 'Week' },
  quests: [{ id: 'q', title: 'Q', reward: '50', progress: { minValue: 0, maxValue: 5, expCount: 9 } }],
};
const level = (id: number, sysname: string, minValue: number) => ({
  id,
  sysname,
  name: sysname.toUpperCase(),
  minValue,
  maxValue: minValue + 100,
  description: {},
});
const info = {
  id: 7,
  is_active: true,
  points: 40,
  expCount: 150,
  character: null,
  levels: [level(2, 'b', 100), level(1, 'a', 0), level(3, 'c', 300)],
  current_level: '2',
  pointsAlias: 'ball',
  uid: 7,
};
const content = {
  loyalty: {
    title: 'Star club',
    levels: [{ sysname: 'b', name: 'B', points: 100, text: 'About b', privileges: 'One\n\nTwo' }],
    shop: {
      title: 'Star shop',
      categories: [
        { sysname: 'money', name: 'Money' },
        { sysname: 'none', name: 'None' },
      ],
    },
  },
};
const known = {
  'loyalty.getPrograms': () => ({ items: [program] }),
  'loyalty.getProgram': ({ sysname }: { sysname: string }) => {
    if (sysname !== 'week') throw new AppError('InvalidParameterException', { data: { sysname: ['no'] } });
    return program;
  },
  'loyalty.getproducts': ({ offset = 0, count = 2 }: { offset?: number; count?: number }) => ({
    items: products.slice(offset, offset + count),
    total: products.length,
  }),
  'loyalty.getcharacters': () => ({ items: [], offset: 0, limit: 20, total: 0 }),
  'loyalty.getinfo': () => info,
} as unknown as Record<string, (input: never) => unknown>;

async function world(isPlayer: boolean, { sysname = '', ...answers }: Record<string, unknown> = {}) {
  const account = { uid: 7 } as never;
  const made = createLoaderArgs({
    path: `/loyalty/${String(sysname)}`,
    content,
    answers: { ...known, ...answers } as typeof known,
    ...(isPlayer ? { stores: { session: { account, fatal: null, isPending: false, isOnBreak: false } } } : {}),
  });
  await made.args.intl.load(['loyalty']);
  return { calls: made.calls, args: { ...made.args, params: { sysname: String(sysname) } } };
}

test('loadCritical of the club, for a guest, returns the content service’s levels and does not call loyalty.getinfo', async () => {
  const { args, calls } = await world(false);
  const page = await loadClubPage(args);
  expect(page).toMatchObject({
    name: 'Star club',
    member: null,
    levels: [{ sysname: 'b', from: 100, privileges: ['One', 'Two'] }],
    programs: { ok: true, value: [{ sysname: 'week', name: 'Week', quests: [{ done: 5, isDone: true }] }] },
  });
  expect(page.seo.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }]);
  expect(calls.some(({ name }) => name === 'loyalty.getinfo')).toBe(false);
});

test('loadCritical of the club, for a player, returns the platform’s levels in order, with texts of the content service', async () => {
  const { args } = await world(true);
  const { levels, member } = await loadClubPage(args);
  expect(levels.map(({ sysname, text, privileges }) => [sysname, text, privileges])).toEqual([
    ['a', '', []],
    ['b', 'About b', ['One', 'Two']],
    ['c', '', []],
  ]);
  expect(member).toMatchObject({
    ok: true,
    value: { level: { sysname: 'b' }, next: { sysname: 'c' }, missing: 150, percent: 25 },
  });
});

test('loadCritical of the club and of the shop, when calls fail, still resolve', async () => {
  const broken = { 'loyalty.getinfo': fail, 'loyalty.getPrograms': fail, 'loyalty.getproducts': fail };
  const page = await loadClubPage((await world(true, { ...broken, 'loyalty.getcharacters': fail })).args);
  expect([page.member?.ok, page.programs.ok, page.gifts.ok, page.characters.ok]).toEqual([false, false, false, false]);
  expect(page.levels).toHaveLength(1);
  expect((await loadShop((await world(true, broken)).args)).products).toMatchObject({ ok: false });
});

test('loadCritical of the shop loads all pages of gifts and returns only categories with gifts', async () => {
  const { args, calls } = await world(false);
  const { products: sold, categories, shopName } = await loadShop(args);
  expect(sold.ok && sold.value.map(({ id, level: needed }) => [id, needed])).toEqual([
    [1, ''],
    [2, ''],
    [3, 'b'],
  ]);
  expect(calls.filter(({ name }) => name === 'loyalty.getproducts')).toHaveLength(2);
  expect([shopName, categories]).toEqual(['Star shop', [{ sysname: 'money', name: 'Money' }]]);
});

test('loadCritical of a program throws a 404 for an unknown sysname, and the platform’s error for a failure', async () => {
  expect((await loadProgram((await world(false, { sysname: 'week' })).args)).program.name).toBe('Week');
  await expect(loadProgram((await world(false, { sysname: 'x' })).args)).rejects.toMatchObject({ status: 404 });
  const { args } = await world(false, { sysname: 'week', 'loyalty.getProgram': fail });
  await expect(loadProgram(args)).rejects.toMatchObject({ type: 'InternalServerErrorException' });
  const nameless = { 'loyalty.getProgram': () => getProgram.output.parse({ ...program, sysname: '' }) };
  const page = await loadProgram((await world(false, { sysname: 'week', ...nameless })).args);
  expect([page.program.sysname, page.program.name]).toEqual(['week', 'Week']);
});
