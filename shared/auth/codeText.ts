import { visibleText } from '#shared/domain/visibleText.ts';

/** Numbers with single spaces or hyphens between their groups. */
const NUMBERS = /\+?\d+(?:[ -]\d+)*/g;

/**
 * Finds the code in typed or pasted text: `123 456`, `123-456` or a whole message, `Yulduz24: 654321`. Text of digits alone is returned
 * without what stands between them, however many they are; a message without exactly one code is ''.
 */
export function codeText(typed: string): string {
  const text = visibleText(typed);
  if (/^[\d -]*$/.test(text)) return text.replace(/\D/g, '');
  const codes = new Set((text.match(NUMBERS) ?? []).flatMap(codesOf));
  const [only = ''] = codes;
  return codes.size === 1 ? only : '';
}

/** Six digits, together or in two halves. A number with a plus is a phone. */
function codesOf(number: string): string[] {
  if (number.startsWith('+')) return [];
  const groups = number.split(/[ -]/);
  const isHalved = groups.length === 2 && groups.every(({ length }) => length === 3);
  return isHalved ? [groups.join('')] : groups.filter(({ length }) => length === 6);
}
