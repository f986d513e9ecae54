import { visibleText } from './visibleText.ts';

/** What joins pictures to one: 👩‍🚀 and ❤️ are several characters. */
const JOINS =
  /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)*/gu;
/** Noncharacters, which no text has: they stand for the joiner and the picture sign meanwhile. */
const HELD = /[\ufdd0\ufdd1]/g;
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
/** More empty lines than anybody writes. */
const GAP = /\n{4,}/g;

/**
 * Normalizes a text of several lines that a person gives: each line as visibleText, but pictures stay joined; at most two empty lines in a
 * row. Idempotent.
 */
export function proseText(text: string): string {
  return text.split(LINE_BREAK).map(lineOf).join('\n').replace(GAP, '\n\n\n').trim();
}

function lineOf(line: string): string {
  if (!line.includes('\u200d') && !line.includes('\ufe0f')) return visibleText(line);
  const held = line
    .replace(HELD, '')
    .replace(JOINS, (picture) => picture.replaceAll('\u200d', '\ufdd0').replaceAll('\ufe0f', '\ufdd1'));
  return visibleText(held).replaceAll('\ufdd0', '\u200d').replaceAll('\ufdd1', '\ufe0f');
}
