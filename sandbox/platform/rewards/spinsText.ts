import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { plural } from '#shared/domain/plural.ts';

const RUSSIAN = { one: 'фриспин', few: 'фриспина', many: 'фриспинов', other: 'фриспина' } as const;

/** The name of a pack of freespins: `20 ta bepul aylanish`, `20 фриспинов`. */
export function spinsText(count: number, locale: SandboxLanguage): string {
  return locale === 'uz' ? `${count} ta bepul aylanish` : `${count} ${RUSSIAN[plural(locale, count)]}`;
}
