import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import { openContext } from '#server/http/requestContext.ts';
import { paymentReturn } from './paymentReturn.ts';

/** What a provider's form at an address is answered; null: the next stage gets it. */
function answerOf(method: string, url: string) {
  const sent: Record<string, string> = {};
  const end = vi.fn();
  const res = {
    statusCode: 0,
    setHeader: (name: string, value: string) => void (sent[name] = value),
    status(code: number) {
      this.statusCode = code;
      return this;
    },
    end,
  };
  const req = { method, url, headers: {} } as unknown as Request;
  openContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false })(req, res as unknown as Response);
  const next = vi.fn();
  paymentReturn()(req, res as unknown as Response, next);
  if (next.mock.calls.length > 0) return null;
  expect(end).toHaveBeenCalledTimes(1);
  return [res.statusCode, sent['Location'], sent['Cache-Control']];
}

test.each([
  '/cashier/paypending',
  '/cashier/paypending/77',
  '/cashier/paysuccess/',
  '/cashier/paysuccess/77/?a=1&b=2',
  '/ru/cashier/payfail/77',
  '/cashier/paycancel?id=77',
  '/cashier/paymobile',
  '/cashier/paynewwindow',
])('the form of a payment provider at %s leads to the same address, which nothing stores', (url) => {
  expect(answerOf('POST', url)).toEqual([303, url, 'private, no-store']);
});

test.each([
  ['GET', '/cashier/paypending'],
  ['POST', '/cashier/deposit'],
  ['POST', '/cashier/withdraw?form=withdraw'],
  ['POST', '/cashier/paypending/77/more'],
  ['POST', '/x/cashier/paypending'],
  ['POST', '/cashier/paypendingx'],
  ['POST', '/'],
])('%s %s is left to the next stage', (method, url) => {
  expect(answerOf(method, url)).toBeNull();
});
