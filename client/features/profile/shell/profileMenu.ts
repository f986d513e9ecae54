import type { PrazerConfig } from '#shared/content/prazerConfig.content.ts';
import { type ProfileMenuPage, profilePages } from '../profilePages.ts';

const GROUPS = ['rewards', 'account', 'help'] as const;

/** The menu as allowed by the operator's flags, without empty groups. */
export function profileMenu(
  flags: PrazerConfig['flags'],
  pages: readonly ProfileMenuPage[] = profilePages,
): readonly (readonly ProfileMenuPage[])[] {
  const shown = pages.filter(({ flag }) => flag === undefined || flags[flag]);
  return GROUPS.map((group) => shown.filter((page) => page.group === group)).filter((lines) => lines.length > 0);
}
