import { proseText } from '#shared/domain/proseText.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { type GivenText, givenTexts } from './givenTexts.ts';

/** A field whose text was refused. */
export interface GivenProblem {
  /** Name of the field in the input. */
  field: string;
  problem: 'tooLong' | 'invisible';
}

const read = { line: visibleText, prose: proseText, secret: (text: string) => text, choice: (text: string) => text };

/**
 * The input of a method with its texts normalized by givenTexts, and the fields that are longer than their bound or that the site offers
 * and a person has written invisible characters into. Shapes are the contract's: the input was parsed.
 */
export function normalizeGiven(method: string, input: unknown): { input: unknown; problems: GivenProblem[] } {
  const kinds = givenTexts[method];
  const problems: GivenProblem[] = [];
  if (!kinds) return { input, problems };

  function walk(value: unknown, path: string): unknown {
    if (typeof value === 'string') {
      const given = kinds?.[path] ?? kinds?.[path.replace(/[^.]+$/, '*')];
      return given ? textOf(value, given, path) : value;
    }
    if (Array.isArray(value)) return value.map((one) => walk(one, `${path}[]`));
    if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, walk(one, path === '' ? key : `${path}.${key}`)]),
    );
  }

  function textOf(value: string, { kind, max }: GivenText, path: string): string {
    const field = path.split(/[.[]/, 1)[0] ?? path;
    // Nothing that normalizing removes makes a text of this length one that a person wrote.
    const text = value.length > max * 8 ? value : read[kind](value);
    if (text.length > max && Array.from(text).length > max) problems.push({ field, problem: 'tooLong' });
    else if (kind === 'choice' && visibleText(value) !== value.trim()) problems.push({ field, problem: 'invisible' });
    return text;
  }

  return { input: walk(input, ''), problems };
}
