import { expect, test } from 'vitest';
import { upstreamError } from '#server/platform/refuseCall.ts';
import { moneyAnswerCodec } from './moneyProxy.ts';

const body = Buffer.from('{"data":"1 ʻ"}');

test('moneyAnswerCodec, encoding or decoding an answer, drops Set-Cookie and unlisted headers', () => {
  const headers = {
    'content-type': 'application/json',
    'set-cookie': ['sid=secret'],
    'x-inner': '1',
    'retry-after': '5',
  };
  const stored = moneyAnswerCodec.encode({ status: 200, headers, body }) as object;
  expect(JSON.stringify(stored)).not.toContain('secret');
  for (const json of [stored, { ...stored, headers }])
    expect(moneyAnswerCodec.decode(json, 'key')).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json', 'retry-after': '5' },
      body,
    });
});

test('moneyAnswerCodec returns the print of the command, and leaves out headers that the answer has not', () => {
  const stored = moneyAnswerCodec.encode({ status: 201, headers: {}, body, print: 'ten' });
  const decoded = moneyAnswerCodec.decode(stored, 'key');
  expect(decoded).toEqual({ status: 201, headers: {}, body, print: 'ten' });
  expect(Object.keys(decoded?.headers ?? {})).toEqual([]);
  expect(decoded).not.toHaveProperty('failure');
  expect(moneyAnswerCodec.decode({ ...(stored as object), print: 7 }, 'key')?.print).toBeUndefined();
});

test.each(['failed', 'timeout'] as const)(
  'moneyAnswerCodec returns a failure in place of an answer (%s) with the outcome unknown',
  (kind) => {
    const failure = upstreamError(kind, 'unknown');
    const answer = { status: failure.status, headers: {}, body: Buffer.alloc(0), failure };
    expect(moneyAnswerCodec.decode(moneyAnswerCodec.encode(answer), 'key')?.failure).toEqual(failure);
  },
);

const whole = { status: 200, headers: {}, body: '' };

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['no status', { ...whole, status: '200' }],
  ['no body', { ...whole, body: 7 }],
  ['no headers', { ...whole, headers: undefined }],
  ['empty headers', { ...whole, headers: null }],
  ['compressed bytes of an older build', { ...whole, headers: { 'content-encoding': 'gzip' } }],
])('moneyAnswerCodec, for %s, returns nothing', (_, json) => {
  expect(moneyAnswerCodec.decode(json, 'key')).toBeUndefined();
});

test('moneyAnswerCodec, for a failure of a kind that it does not know, returns the answer without one', () => {
  expect(moneyAnswerCodec.decode({ ...whole, failed: 'what' }, 'key')).not.toHaveProperty('failure');
});
