import { expect, test } from 'vitest';
import { outcomeSeal } from './outcomeSeal.ts';

test('what one key has sealed, that key opens and no other, and nothing of either is seen from outside', () => {
  const { place, seal, open } = outcomeSeal('key-one');
  const sealed = seal('{"paid":"100 000 soʻm"}');
  expect(open(sealed)).toBe('{"paid":"100 000 soʻm"}');
  expect(outcomeSeal('key-one').open(sealed)).toBe('{"paid":"100 000 soʻm"}');
  expect(outcomeSeal('key-two').open(sealed)).toBeUndefined();
  expect(seal('{"paid":"100 000 soʻm"}')).not.toBe(sealed);
  expect([place, sealed, Buffer.from(sealed, 'base64').toString('latin1')].join()).not.toMatch(/key-one|paid/);
});

test('what was changed, cut or never sealed does not open', () => {
  const { seal, open } = outcomeSeal('key-one');
  const bytes = Buffer.from(seal('paid'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
  for (const text of [bytes.toString('base64'), seal('paid').slice(0, 24), '', 'no {json', '{"status":200}'])
    expect(open(text), text).toBeUndefined();
});
