import type { Id } from '../../../../shared/api/wireTypes.ts';

/** The saved requisites to begin with, as a text; empty: new ones. `asked`: those that a refused form had, null for none. */
export function startSaved(saved: readonly { id: Id }[], asked: string | null): string {
  const isKnown = asked === '' || saved.some(({ id }) => String(id) === asked);
  return asked !== null && isKnown ? asked : String(saved[0]?.id ?? '');
}
