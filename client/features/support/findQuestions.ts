import { foldSearchText } from '../../../shared/domain/foldSearchText.ts';
import type { Question, QuestionGroup } from './faqOf.ts';

/** Shorter words are in everything. */
const WORD_MIN = 2;

/** Questions that hold every word of what was typed, in either alphabet; those that hold them in the question itself first. */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): Question[] {
  const words = foldSearchText(typed)
    .split(' ')
    .filter((word) => word.length >= WORD_MIN);
  if (words.length === 0) return [];
  const found = groups.flatMap(({ items }) =>
    items.flatMap((item) => {
      const question = foldSearchText(item.question);
      const all = `${question} ${foldSearchText(item.answer)}`;
      if (!words.every((word) => all.includes(word))) return [];
      return [{ item, rank: words.every((word) => question.includes(word)) ? 0 : 1 }];
    }),
  );
  return found.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}
