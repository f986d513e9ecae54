import { expect, test } from 'vitest';
import { fakeGame } from '#client/entities/game/fakeGame.testing.ts';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { loadCritical, loadDeferred } from './jackpot.loader.ts';
import { loadCritical as loadList } from './jackpots.loader.ts';

const fail = () => {
  throw new AppError('InternalServerErrorException');
};
const pot = (id: number, amount: number, more = {}) => ({
  id,
  name: `p${id}`,
  amount: { amount, currency: 'UZS' },
  description: { title: `P ${id}`, text: 'Grows', images: { wide: '/w.webp' } },
  games: ['koi'],
  ...more,
});
const content = { 'prazer-config': { imageNames: { jackpot: { image: 'wide' } } } };
const answers = {
  'jackpots.get': ({ id }: { id?: string }) => [pot(1, 5), pot(2, 9)].filter((one) => !id || String(one.id) === id),
  'jackpots.getWinners': () => ({ items: [] }),
  'games.get': () => ({ items: [fakeGame('koi')] }),
  'games.getProviders': () => ({ items: [] }),
} as unknown as Record<string, (input: never) => unknown>;
const world = async (path: string, id = '', more: Record<string, () => unknown> = {}) => {
  const made = createLoaderArgs({ path, content, answers: { ...answers, ...more } });
  await made.args.intl.load(['jackpots']);
  return { ...made, args: { ...made.args, params: { id } } };
};

test('loadCritical of the jackpots sorts the largest first, and survives a failed call', async () => {
  const { jackpots, seo } = await loadList((await world('/jackpots')).args);
  expect(jackpots.ok && jackpots.value.map(({ id }) => id)).toEqual([2, 1]);
  expect(seo.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList', numberOfItems: 2 }]);
  expect((await loadList((await world('/jackpots', '', { 'jackpots.get': fail })).args)).jackpots).toMatchObject({
    ok: false,
  });
});

test('loadCritical and loadDeferred of a jackpot return its card, games and winners', async () => {
  const { args, calls } = await world('/jackpots/2', '2');
  const page = await loadCritical(args);
  expect(page.jackpot).toMatchObject({ id: 2, name: 'P 2', image: '/w.webp', mustDropBy: null, levels: [] });
  expect(page.games).toMatchObject({ ok: true, value: [{ sysname: 'koi' }] });
  expect(await loadDeferred(args).winners).toEqual({ ok: true, value: [] });
  expect(calls.find(({ name }) => name === 'jackpots.getWinners')?.input).toMatchObject({ id: '2' });
});

test('loadCritical of a jackpot reads must_drop_by, and for an invalid value returns null', async () => {
  const limit = { amount: 100, currency: 'UZS' };
  const answer = (must_drop_by: unknown) => () => [pot(2, 9, { description: { must_drop_by } })];
  const of = async (value: unknown) =>
    (await loadCritical((await world('/jackpots/2', '2', { 'jackpots.get': answer(value) })).args)).jackpot;
  expect(await of(limit)).toMatchObject({ name: 'p2', mustDropBy: limit });
  expect(await of('soon')).toMatchObject({ mustDropBy: null });
});

test('loadCritical of a jackpot, for an unknown id, throws a 404', async () => {
  await expect(loadCritical((await world('/jackpots/7', '7')).args)).rejects.toMatchObject({ status: 404 });
});
