import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClock } from '#sandbox/world/clock.ts';
import { createOutbox, type Outbox } from '#sandbox/world/outbox.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { type ConfirmationCodes, createConfirmationCodes } from './confirmationCodes.ts';

const contact = 'a@yulduz.test';
const clock = createClock(() => 1_800_000_000_000);
let db: ReturnType<typeof openDatabase>;
let outbox: Outbox;
let codes: ConfirmationCodes;
beforeEach(() => {
  db = openDatabase(':memory:');
  outbox = createOutbox(db, clock);
  codes = createConfirmationCodes(db, clock, outbox);
});
afterEach(() => db.close());

const sent = () => /\d{6}/.exec(outbox.latest(1)[0]?.text ?? '')?.[0] ?? '';
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a confirmation code is accepted once, and only for its contact and purpose', () => {
  expect(codes.send('contact', contact)).toBeUndefined();
  expect(codes.check('restore', contact, sent())).toBe('expired');
  expect(codes.check('contact', 'b@yulduz.test', sent())).toBe('expired');
  expect(codes.check('contact', contact, sent())).toBe('right');
  expect(codes.check('contact', contact, sent())).toBe('expired');
});

test('a confirmation code expires after ten minutes or five wrong tries', () => {
  codes.send('contact', contact);
  const first = sent();
  for (let tries = 0; tries < 5; tries += 1) expect(codes.check('contact', contact, another(first))).toBe('wrong');
  expect(codes.check('contact', contact, first)).toBe('expired');
  clock.advance(60_000);
  codes.send('contact', contact);
  clock.advance(599_000);
  expect(codes.check('contact', contact, another(sent()))).toBe('wrong');
  clock.advance(1_000);
  expect(codes.check('contact', contact, sent())).toBe('expired');
});

test('a confirmation code is sent at the earliest a minute after the last one, and replaces it', () => {
  codes.send('contact', contact);
  const first = sent();
  clock.advance(40_000);
  expect(codes.send('contact', contact)).toBe(20);
  clock.advance(20_000);
  expect(codes.send('contact', contact)).toBeUndefined();
  if (sent() !== first) expect(codes.check('contact', contact, first)).toBe('wrong');
  expect(codes.check('contact', contact, sent())).toBe('right');
  expect(codes.send('contact', contact)).toBe(60);
});
