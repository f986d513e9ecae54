import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { type ErrorType, errorCatalogue } from '#shared/errors/catalogue.ts';
import { getBalance, getInfo } from './account/account.contract.ts';
import { createCall, type Transport, type TransportRequest, type TransportResponse } from './call.ts';
import { makeDeposit } from './cashier/cashier.contract.ts';
import { getLikes } from './play/games.contract.ts';

const types = Object.keys(errorCatalogue) as ErrorType[];
const answer = (status: number, body: unknown, headers: Record<string, string> = {}): TransportResponse => ({
  status,
  body,
  headers: new Headers(headers),
});
const calling = (response: TransportResponse) =>
  createCall(
    () => Promise.resolve(response),
    () => 'uz',
  );
const refusal = async (response: TransportResponse) => {
  const error = await calling(response)(getLikes, {}).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error('it was not refused');
  return error;
};

test('a call, for an error envelope at any status, rejects with the type, message, code and data of the envelope (A-07, A-09)', async () => {
  const status = fc.constantFrom(200, 400, 403, 404, 429, 500, 502, 503);
  await fc.assert(
    fc.asyncProperty(status, fc.constantFrom(...types), fc.string(), async (http, type, message) => {
      const error = await refusal(answer(http, { error: { type, message, code: 7, error_data: { field: ['x'] } } }));
      expect(error).toMatchObject({ type, message, code: 7, status: http, data: { field: ['x'] } });
    }),
  );
});

test('a call, for an answer without an error envelope, takes the error type from the status, and reads data only from a 2xx', async () => {
  const cases: [number, unknown, ErrorType][] = [
    [403, '<h1>', 'AccessDeniedException'],
    [404, undefined, 'MethodNotFoundException'],
    [429, undefined, 'TooManyRequestsException'],
    [503, undefined, 'ApplicationUnavailableException'],
    [500, { data: [] }, 'InternalServerErrorException'],
    [200, '<h1>', 'InternalServerErrorException'],
    [200, { data: { not: 'a list' } }, 'InternalServerErrorException'],
  ];
  for (const [status, body, type] of cases) expect((await refusal(answer(status, body))).type).toBe(type);
  expect((await refusal(answer(403, '<h1>'))).data).toEqual({ forbidden: true });
  expect(await calling(answer(200, { data: ['a'] }))(getLikes, {})).toEqual(['a']);
});

test('a call, for a 2xx that is no envelope, rejects with 502: what cannot be read is no success', async () => {
  for (const body of ['<h1>', undefined, null, [], {}]) expect((await refusal(answer(200, body))).status).toBe(502);
});

test('a call, for an answer with isChecked, returns its data unparsed, and still rejects an error envelope', async () => {
  const checked = { ...answer(200, { data: { not: 'a list' } }), isChecked: true };
  expect(await calling(checked)(getLikes, {})).toEqual({ not: 'a list' });
  const refused = { ...answer(200, { error: { type: 'AccessDeniedException', message: '' } }), isChecked: true };
  expect((await refusal(refused)).type).toBe('AccessDeniedException');
});

test('a call, for an unknown error type, rejects with UnknownErrorException and retry_after from the header', async () => {
  const error = await refusal(answer(429, { error: { type: 'Surprise', message: '' } }, { 'retry-after': '7' }));
  expect(error).toMatchObject({ type: 'UnknownErrorException', data: { retry_after: 7 } });
});

test('a call without an answer rejects with outcome unknown for a money command, and without an outcome for a GET (A-15)', async () => {
  const broken: Transport = () => Promise.reject(new TypeError('socket'));
  const call = createCall(broken, () => 'ru');
  const paid = call(makeDeposit, { method: 'click', amount: 5, currency: 'UZS' });
  await expect(paid).rejects.toMatchObject({ type: 'InternalServerErrorException', data: { outcome: 'unknown' } });
  await expect(call(getBalance, {})).rejects.toMatchObject({ data: {} });
});

test('a call sends one request with defaults, idempotency key and locale; its AbortError is passed on (A-15, A-16)', async () => {
  const sent: TransportRequest[] = [];
  const call = createCall(
    (request) => {
      sent.push(request);
      return Promise.reject(new DOMException('gone', 'AbortError'));
    },
    () => 'ru',
  );
  const input = { method: 'click', amount: 5, currency: 'UZS' };
  await expect(call(makeDeposit, input, { idempotencyKey: 'k' })).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toMatchObject([
    {
      name: 'cashier.makedeposit',
      verb: 'POST',
      locale: 'ru',
      money: true,
      idempotencyKey: 'k',
      input: { campaign_offer_id: -1 },
    },
  ]);
  await expect(call(getInfo, {})).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(2);
});
