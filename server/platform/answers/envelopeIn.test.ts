import { expect, test } from 'vitest';
import { envelopeIn } from './envelopeIn.ts';

test.each([
  ['an error', '{"error":{"type":"UserBannedException"}}', { error: { type: 'UserBannedException' } }],
  ['an error behind data', '{ "data": null, "error" : { "type": "X" } }', { error: { type: 'X' } }],
  ['an error after 5,000 bytes', `{"data":"${'x'.repeat(5_000)}","error":{}}`, { error: {} }],
  ['data', '{"data":{"error":{}},"error":null}', { data: { error: {} } }],
  ['an empty list as the error', '{"data":1,"error":[]}', { data: 1 }],
  ['a byte order mark', '\uFEFF{"data":1}', { data: 1 }],
  ['no JSON', '<html>error</html>', undefined],
  ['JSON without either', '{"ok":true}', undefined],
  ['null', 'null', undefined],
])('envelopeIn reads an answer with %s', (_case, text, envelope) => {
  expect(envelopeIn(text)).toEqual(envelope);
});
