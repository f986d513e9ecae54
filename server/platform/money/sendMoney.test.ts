import { expect, test, vi } from 'vitest';
import { BreakerOpen } from '#server/upstream/createBreaker.ts';
import type { TransportRequest } from '#shared/api/call.ts';
import { sendMoney } from './sendMoney.ts';

const request = { name: 'cashier.makedeposit' } as TransportRequest;
const failing = (error: Error) => () => Promise.reject(error);
const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([coded('ECONNREFUSED'), coded('UND_ERR_CONNECT_TIMEOUT'), new BreakerOpen('open')])(
  'sendMoney, without a connection because of %s, rejects with not_sent',
  async (error) => {
    const onOutcome = vi.fn();
    await expect(sendMoney(failing(error), request, onOutcome)).rejects.toMatchObject({
      type: 'InternalServerErrorException',
      data: { outcome: 'not_sent' },
    });
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'not_sent', status: 502 }));
  },
);

test.each([coded('ECONNRESET'), coded('UND_ERR_HEADERS_TIMEOUT'), new DOMException('late', 'TimeoutError')])(
  'sendMoney, after %s, rejects with the error, because the command may have arrived',
  async (error) => {
    const onOutcome = vi.fn();
    await expect(sendMoney(failing(error), request, onOutcome)).rejects.toBe(error);
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'unknown', error }));
  },
);

test.each([
  [{ status: 200, body: { data: 1 }, isChecked: true }, 'done'],
  [{ status: 200, body: { data: 1 } }, 'unknown'],
  [{ status: 200, body: { error: { type: 'BillingUnavailableException' } } }, 'refused'],
])('sendMoney, for the answer %j, returns it and reports that the outcome is %s', async (answer, outcome) => {
  const onOutcome = vi.fn();
  const given = { ...answer, headers: new Headers() };
  expect(await sendMoney(async () => given, request, onOutcome)).toBe(given);
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ method: 'cashier.makedeposit', status: 200, outcome });
});
