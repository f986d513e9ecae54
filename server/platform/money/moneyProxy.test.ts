import { expect, test } from 'vitest';
import { moneyAnswerCodec } from './moneyProxy.ts';

test('moneyAnswerCodec, encoding or decoding an answer, drops Set-Cookie and unlisted headers', () => {
  const headers = {
    'content-type': 'application/json',
    'set-cookie': ['sid=secret'],
    'x-inner': '1',
    'retry-after': '5',
  };
  const stored = moneyAnswerCodec.encode({ status: 200, headers, body: Buffer.from('{"data":1}') }) as object;
  expect(JSON.stringify(stored)).not.toContain('secret');
  for (const json of [stored, { ...stored, headers }])
    expect(moneyAnswerCodec.decode(json, 'key')).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json', 'retry-after': '5' },
      body: Buffer.from('{"data":1}'),
    });
});
