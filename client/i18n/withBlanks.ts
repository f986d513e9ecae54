import type { MessagePiece } from './Messages.ts';

/** Matches arguments, plurals and selects at any depth; a literal has type 0. The build writes an element's type before its value. */
const ARGUMENT = /"type":[1-9],"value":"(\w+)"/g;

/** The values, with an ellipsis for each missing argument of the message, and the names of the missing ones. */
export function withBlanks(
  message: readonly MessagePiece[],
  values: Record<string, unknown>,
): { filled: Record<string, unknown>; missing: string[] } {
  const filled = { ...values };
  const missing: string[] = [];
  for (const [, name = ''] of JSON.stringify(message).matchAll(ARGUMENT)) {
    if (name in filled) continue;
    filled[name] = '…';
    missing.push(name);
  }
  return { filled, missing };
}
