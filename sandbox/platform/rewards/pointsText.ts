import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { plural } from '#shared/domain/plural.ts';

const RUSSIAN = { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' } as const;

/** A number of points: `21 ball`, `21 балл`. */
export function pointsText(points: number, locale: SandboxLanguage): string {
  return locale === 'uz' ? `${points} ball` : `${points} ${RUSSIAN[plural(locale, points)]}`;
}
