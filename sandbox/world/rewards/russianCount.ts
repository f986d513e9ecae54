import { plural } from '#shared/domain/plural.ts';

/** Forms of countable nouns after 1, 2 and 5; a fraction takes the second. */
const NOUNS = {
  day: ['день', 'дня', 'дней'],
  spin: ['фриспин', 'фриспина', 'фриспинов'],
  point: ['балл', 'балла', 'баллов'],
} as const;

/** A number with its Russian noun: `21 день`, `7 дней`. */
export function russianCount(count: number, noun: keyof typeof NOUNS): string {
  const [one, few, many] = NOUNS[noun];
  return `${count} ${{ one, few, many, other: few }[plural('ru', count)]}`;
}
