import { expect, test } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { loadCritical as loadItem } from './offer.loader.ts';
import { loadCritical as loadList } from './offers.loader.ts';

const offer = (id: number, more: object = {}) => ({
  id,
  trigger: { type: 'user_satisfies_params' },
  description: { title: `O ${id}`, text: 'About', terms: ['t'], images: { card: '/c.webp' } },
  promotions: [{ id: `${id}-1`, type: 'bonus', description: { title: 'Bonus' } }],
  ...more,
});
const offers = [
  offer(1, { is_available: false, unavailable_reason: 'Because' }),
  offer(2, { is_available: true, is_taken: true }),
  offer(3, { trigger: 'action' }),
];
const content = { 'prazer-config': { imageNames: { offer: { image: 'card' } } } };
const world = async (id = '', step = 2) => {
  const answer = ({ offset }: { offset: number }) => ({ items: offers.slice(offset, offset + step), total: 3 });
  const answers = { 'campaigns.getoffers': answer as unknown as (input: never) => unknown };
  const { args, calls } = createLoaderArgs({ path: `/offers/${id}`, content, answers });
  await args.intl.load(['offers']);
  return { args: { ...args, params: { id } }, calls };
};

test('loadCritical of the offers loads all pages and sorts closed offers last, with their reason', async () => {
  const { args, calls } = await world();
  const { offers: found } = await loadList(args);
  expect(
    found.ok && found.value.map(({ id, state, reason, needsDeposit }) => [id, state, reason, needsDeposit]),
  ).toEqual([
    [2, 'taken', '', true],
    [3, 'open', '', false],
    [1, 'closed', 'Because', true],
  ]);
  expect(calls.flatMap(({ name, input }) => (name === 'campaigns.getoffers' ? [input] : []))).toMatchObject([
    { offset: 0, with_unavailable: true },
    { offset: 2, with_unavailable: true },
  ]);
});

test('loadCritical of the offers, after an empty page, stops requesting pages', async () => {
  const { args, calls } = await world('', 0);
  const { offers: found } = await loadList(args);
  expect(found).toEqual({ ok: true, value: [] });
  expect(calls.filter(({ name }) => name === 'campaigns.getoffers')).toHaveLength(1);
});

test('loadCritical of an offer returns it with its JSON-LD, and for an unknown id throws a 404', async () => {
  const page = await loadItem((await world('1')).args);
  expect(page.offer).toMatchObject({ name: 'O 1', terms: ['t'], gifts: ['Bonus'], wideImage: '/c.webp' });
  expect(page.seo.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'Offer' }]);
  await expect(loadItem((await world('9')).args)).rejects.toMatchObject({ status: 404 });
});

test('for a player who declined offers, the list is empty with the reason, and an offer redirects to the list', async () => {
  const { args, calls } = await world('2');
  args.stores.session.account = { uid: 7 } as typeof args.stores.session.account;
  const call = (async (method: { name: string }, input: never) =>
    method.name === 'storage.get'
      ? { offers_off: '1' }
      : method.name === 'account.getDepositLimit'
        ? { limit_amount: null, available_amount: 1, period: 'none' }
        : method.name === 'account.getBudget'
          ? { amount: null, left: null }
          : args.call(method as never, input)) as typeof args.call;
  expect(await loadList({ ...args, call })).toMatchObject({ quiet: 'marketing', offers: { ok: true, value: [] } });
  await expect(loadItem({ ...args, call })).rejects.toMatchObject({ location: '/offers', status: 302 });
  expect(calls.filter(({ name }) => name === 'campaigns.getoffers')).toEqual([]);
});
