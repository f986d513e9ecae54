import { expect, test } from 'vitest';
import { createOutgoing } from './createOutgoing.ts';

function counted() {
  let made = 0;
  return createOutgoing(() => (made += 1));
}

test('createOutgoing, for the same text and files after a lost answer, gives the same name', () => {
  const outgoing = counted();
  expect(outgoing.isOther({ text: 'a', files: ['1'] })).toBe(false);
  expect(outgoing.nameOf({ text: 'a', files: ['1'] })).toBe(1);
  expect(outgoing.isOther({ text: 'a', files: ['1'] })).toBe(false);
  expect(outgoing.nameOf({ text: 'a', files: ['1'] })).toBe(1);
});

test.each([
  { text: 'b', files: ['1'] },
  { text: 'a', files: ['2'] },
  { text: 'a', files: [] },
])('createOutgoing, for the other message $text $files after a lost answer, gives another name', (other) => {
  const outgoing = counted();
  outgoing.nameOf({ text: 'a', files: ['1'] });
  expect(outgoing.isOther(other)).toBe(true);
  expect(outgoing.nameOf(other)).toBe(2);
});

test('createOutgoing, for the same text after the message was accepted, gives another name', () => {
  const outgoing = counted();
  outgoing.nameOf('a');
  outgoing.accepted();
  expect(outgoing.isOther('b')).toBe(false);
  expect(outgoing.nameOf('a')).toBe(2);
});
