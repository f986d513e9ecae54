import type { SumProblem } from '#shared/domain/money/readSum.ts';

const messageIds = {
  empty: 'validation.required',
  characters: 'validation.sumCharacters',
  whole: 'validation.sumWhole',
  form: 'validation.sumFormat',
  range: 'validation.sumFormat',
} as const satisfies Record<SumProblem, string>;

/** The message id that tells why a text was not read as a sum. */
export function sumMessageId(problem: SumProblem): (typeof messageIds)[SumProblem] {
  return messageIds[problem];
}
