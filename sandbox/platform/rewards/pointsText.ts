import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { russianCount } from '#sandbox/world/rewards/russianCount.ts';

/** A number of points: `21 ball`, `21 балл`. */
export function pointsText(points: number, locale: SandboxLanguage): string {
  return locale === 'uz' ? `${points} ball` : russianCount(points, 'point');
}
