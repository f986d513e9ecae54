import { expect, test } from 'vitest';
import { outcomeSeal } from './outcomeSeal.ts';

test('outcomeSeal opens a sealed text only with the same key, and its output reveals neither key nor text', () => {
  const { place, seal, open } = outcomeSeal('key-one');
  const sealed = seal('{"paid":"100 000 soʻm"}');
  expect(open(sealed)).toBe('{"paid":"100 000 soʻm"}');
  expect(outcomeSeal('key-one').open(sealed)).toBe('{"paid":"100 000 soʻm"}');
  expect(outcomeSeal('key-two').open(sealed)).toBeUndefined();
  expect(seal('{"paid":"100 000 soʻm"}')).not.toBe(sealed);
  expect([place, sealed, Buffer.from(sealed, 'base64').toString('latin1')].join()).not.toMatch(/key-one|paid/);
});

test('outcomeSeal, for a text that was changed, cut or never sealed, opens as undefined', () => {
  const { seal, open } = outcomeSeal('key-one');
  const bytes = Buffer.from(seal('paid'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
  for (const text of [bytes.toString('base64'), seal('paid').slice(0, 24), '', 'no {json', '{"status":200}'])
    expect(open(text), text).toBeUndefined();
});
