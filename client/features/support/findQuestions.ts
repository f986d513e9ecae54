import { holdsWords, wordKeys } from '#shared/search/holdsWords.ts';
import type { Question, QuestionGroup } from './faqOf.ts';

/** Questions that contain every typed word, in either script; matches in the question first, then in the answer. */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): Question[] {
  const holds = holdsWords(typed);
  if (!holds) return [];
  const matches = groups.flatMap(({ items }) =>
    items.flatMap((item) => {
      if (!holds(wordKeys(`${item.question} ${item.answer}`))) return [];
      return [{ item, rank: holds(wordKeys(item.question)) ? 0 : 1 }];
    }),
  );
  return matches.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}
