import { expect, test } from 'vitest';
import { listOf, recordCalls } from '#shared/api/recordCalls.testing.ts';
import { giftOrder } from './giftOrder.ts';

const delivery = { recipient: 'Aziz', phone: '+998901234567', region: 'T', town: 'T', street: 'T 1' };
const factsOf = (input: object) => giftOrder.describe({ id: 9, ...input } as never);
const sent = factsOf({ delivery });
const find = (gifts: unknown[], lost: Parameters<NonNullable<typeof giftOrder.find>>[1]) =>
  giftOrder.find?.(recordCalls({ 'loyalty.getgifts': listOf(...gifts), 'loyalty.getinfo': { points: 40 } }).call, lost);

test('a purchase is about its product, and is sent whole with its key', async () => {
  expect(giftOrder.about?.({ id: 9 })).toBe('9');
  const { call, calls } = recordCalls({ 'loyalty.buyproduct': { points: 40, gift: 77 } });
  const input = { id: 9, delivery };
  expect(await giftOrder.send(call, input, { idempotencyKey: 'key' })).toEqual({ points: 40, gift: 77 });
  expect(calls).toEqual([['loyalty.buyproduct', input, { idempotencyKey: 'key' }]]);
});

test('the facts of a purchase tell addresses apart in any order of their parts, without storing a word of them', () => {
  expect(factsOf({})).toEqual({ id: '9' });
  expect(sent['to']).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(sent)).not.toContain('Aziz');
  const turned = Object.fromEntries(Object.entries(delivery).toReversed());
  expect(factsOf({ delivery: turned })).toEqual(sent);
  expect(factsOf({ delivery: { ...delivery, note: '' } })).toEqual(sent);
  const others = [
    { ...delivery, street: 'T 2' },
    { ...delivery, note: 'T 1' },
    { ...delivery, region: 'T 1', street: 'T' },
  ];
  expect(new Set([sent, ...others.map((other) => factsOf({ delivery: other }))].map(({ to }) => to)).size).toBe(4);
});

test('the digest of an address is FNV-1a in 32 bits, so that a stored order is understood by the next release', () => {
  expect(factsOf({ delivery: { street: 'T 1' } })).toEqual({ id: '9', to: fnv1a('["street","T 1"]') });
});

/** By the definition of the hash, with whole numbers of any size. */
function fnv1a(text: string): number {
  let hash = 2_166_136_261n;
  for (const character of text) hash = ((hash ^ BigInt(character.codePointAt(0) ?? 0)) * 16_777_619n) % 4_294_967_296n;
  return Number(hash);
}

test('a lost purchase is the gift of its product and address that did not exist before, with the points of now', async () => {
  const gift = (id: number, change: object = {}) => ({ id, product_id: 9, delivery, ...change });
  const lost = { facts: sent, before: ['5'] };
  expect(await find([gift(77), gift(5)], lost)).toEqual({ points: 40, gift: 77 });
  expect(await find([gift(77, { delivery: null }), gift(5)], lost)).toEqual({ points: 40, gift: 77 });
  expect(await find([gift(5)], lost)).toBeNull();
  expect(await find([gift(77, { product_id: 8 })], lost)).toBeNull();
  expect(await find([gift(77, { delivery: { ...delivery, town: 'S' } })], lost)).toBeNull();
});

test('a lost purchase that is not sent, or without the earlier gifts, is unclear, and the platform is not asked', async () => {
  const { call, calls } = recordCalls({});
  for (const lost of [
    { facts: { id: '9' }, before: [] },
    { facts: sent, before: null },
  ])
    await expect(giftOrder.find?.(call, lost)).rejects.toThrow('does not tell about this purchase');
  expect(calls).toEqual([]);
});

test('a purchase is known by the id of its gift; one without a gift by nothing', () => {
  expect(giftOrder.idOf?.({ points: 1, gift: 77 })).toBe(77);
  expect(giftOrder.idOf?.({ points: 1 } as never)).toBe('');
});
