import { expect, test } from 'vitest';
import { apiForm } from '#server/platform/apiForm.testing.ts';
import { commandPrint } from './commandPrint.ts';

/** A form as a browser sends it, each time with another boundary. */
async function formOf(fields: Record<string, string>) {
  const request = new Request('https://a.uz', { method: 'POST', body: apiForm(fields) });
  return { type: request.headers.get('content-type') as string, body: Buffer.from(await request.arrayBuffer()) };
}

async function printOf(fields: Record<string, string>, query = '') {
  const { type, body } = await formOf(fields);
  return commandPrint({ url: `/cashier.makedeposit${query}`, headers: { 'content-type': type } }, body);
}

test('commandPrint is the same for the same fields, whatever the boundary, the transport parameters and the two-factor code', async () => {
  const print = await printOf({ amount: '10', method: 'card' });
  expect(print).toMatch(/^[\w-]{43}$/);
  expect(await printOf({ amount: '10', method: 'card' })).toBe(print);
  const transport = '?version=1&locale=uz&_non_strict=true';
  expect(await printOf({ amount: '10', method: 'card' }, `${transport}&offer=1`)).toBe(
    await printOf({ amount: '10', method: 'card' }, '?offer=1'),
  );
  expect(await printOf({ amount: '10', method: 'card', two_factor_code: '123456' })).toBe(print);
});

test('commandPrint differs by a value, a name, an order of fields and a parameter of the query', async () => {
  const prints = await Promise.all([
    printOf({ amount: '10', method: 'card' }),
    printOf({ amount: '20', method: 'card' }),
    printOf({ sum: '10', method: 'card' }),
    printOf({ method: 'card', amount: '10' }),
    printOf({ amount: '10', method: 'card' }, '?offer=1'),
    printOf({ amount: '10', method: 'card' }, '?offer=2'),
  ]);
  expect(new Set(prints).size).toBe(6);
});

test('commandPrint, of a body that is no plain form, is of its bytes', () => {
  const print = (text: string) =>
    commandPrint({ url: '/a', headers: { 'content-type': 'application/json' } }, Buffer.from(text));
  expect(print('{"amount":10}')).toBe(print('{"amount":10}'));
  expect(print('{"amount":10}')).not.toBe(print('{"amount":20}'));
});
