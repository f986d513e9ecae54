import { expect, test } from 'vitest';
import { envelopeVerdict } from './envelopeVerdict.ts';

const whole = (text: string, status = 200) => envelopeVerdict(status, text, { isWhole: true });

test.each(['{"data":{"a":1}}', '\uFEFF{"data":1}\n', '  {"error":{"type":"x"}}\r\n\n', '{"time":1,"data":[]}'])(
  'the whole answer %j is an envelope',
  (text) => {
    expect(whole(text)).toBe('envelope');
  },
);

test.each([
  '{"data":{"a":1}}\n<!-- 0.12 s -->',
  '{"data":{"items":[1,2',
  '<br />Notice{"data":1}',
  '{"message":"no"}',
  '',
])('the whole answer %j is none, whatever it begins with', (text) => {
  expect(whole(text)).toBe('foreign');
});

test('an answer that is not whole is judged by its beginning', () => {
  expect(envelopeVerdict(200, '{"data":{"items":[1,2', { isWhole: false })).toBe('envelope');
});
