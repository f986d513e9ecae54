import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { russianCount } from '#sandbox/world/rewards/russianCount.ts';

/** The name of a pack of freespins: `20 ta bepul aylanish`, `20 фриспинов`. */
export function spinsText(count: number, locale: SandboxLanguage): string {
  return locale === 'uz' ? `${count} ta bepul aylanish` : russianCount(count, 'spin');
}
