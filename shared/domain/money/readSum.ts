/**
 * Why something is not a sum. `characters`: a sign, a letter or another character that no sum has; `whole`: decimals where sums are whole;
 * `form`: marks, decimals or a leading zero that leave the sum in doubt; `range`: zero, or more than any field accepts.
 */
export type SumProblem = 'empty' | 'characters' | 'whole' | 'form' | 'range';

/** `amount`: in major units; null if there is a problem. */
export type SumReading = { amount: number; problem: null } | { amount: null; problem: SumProblem };

/** Spaces within a line, and characters without width. Tabs and line breaks stand between two values and do not count as spaces. */
const SUM_GAPS = /[\p{Zs}\p{Cf}]/gu;
/** A whole part, alone or in groups of three after one kind of mark; then decimals after a mark. */
const SUM_FORM = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d+)(?:([.,])(\d+))?$/;
const SUM_NUMBER = /^(\d+)(?:\.(\d+))?$/;
const SUM_MAX = 1e13;

/** The digits before and after the decimal mark; null if the text may mean several sums. */
function splitSum(text: string): { whole: string; decimals: string } | null {
  const [, part = '', mark = '', decimals = ''] = SUM_FORM.exec(text) ?? [];
  const whole = part.replace(/[.,]/g, '');
  const isDoubtful = mark !== '' && (part.includes(mark) || (part === whole && decimals.length === 3));
  return whole === '' || isDoubtful ? null : { whole, decimals };
}

/**
 * The only reader of sums. Spaces of every kind are dropped. A comma or a dot stands before thousands only if exactly three digits
 * follow it every time; other digits after it are decimals, at most `digits` of them. What is in doubt is refused, nothing is scaled. A
 * number is read by its own decimals. The games join this file into the scripts of their frames, so it imports nothing.
 */
export function readSum(typed: string | number, digits: number): SumReading {
  const refuse = (problem: SumProblem): SumReading => ({ amount: null, problem });
  const text = String(typed).trim().replace(SUM_GAPS, '');
  if (text === '') return refuse('empty');
  if (typeof typed === 'number' && typed > SUM_MAX) return refuse('range');
  if (/[^\d.,]/.test(text)) return refuse('characters');
  const [, whole = '', decimals = ''] = SUM_NUMBER.exec(String(typed)) ?? [];
  const parts = typeof typed === 'number' ? { whole, decimals } : splitSum(text);
  if (!parts || /^0\d/.test(parts.whole)) return refuse('form');
  if (digits === 0 && /^\d\d?$/.test(parts.decimals)) return refuse('whole');
  if (parts.decimals.length > digits) return refuse('form');
  const amount = Number(`${parts.whole}.${parts.decimals}`);
  return amount > 0 && amount <= SUM_MAX ? { amount, problem: null } : refuse('range');
}
