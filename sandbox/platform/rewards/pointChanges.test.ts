import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

test('loyalty.getpoints returns paged changes and causes, each of which sums to the points held', async () => {
  const visitor = createVisitor(sandbox.url, 'ru');
  await visitor.login('star@yulduz.test');
  const { items } = (await visitor.get('loyalty.getproducts')).body.data;
  const cheapest = items.find(({ price }: { price: number }) => price === 500);
  await visitor.post('loyalty.buyproduct', { id: cheapest.id });
  const { points } = (await visitor.get('loyalty.getinfo')).body.data;
  const ask = async (query: Record<string, number>) => (await visitor.get('loyalty.getpoints', query)).body.data;
  const all = await ask({ count: 100 });
  const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  expect(sum(all.causes)).toBe(points);
  expect(all.items).toHaveLength(all.total);
  expect(sum(all.items)).toBe(points);
  expect(all.items[0]).toMatchObject({ cause: 'purchase', amount: -500, title: cheapest.name });
  expect((await ask({ offset: 1, count: 1 })).items).toEqual(all.items.slice(1, 2));
});
