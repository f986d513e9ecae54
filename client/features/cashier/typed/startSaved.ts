import type { Id } from '../../../../shared/api/wireTypes.ts';

/** Id of the initial saved requisites; empty: new ones. `asked`: the choice in a refused form, null for none. */
export function startSaved(saved: readonly { id: Id }[], asked: string | null): string {
  const isKnown = asked === '' || saved.some(({ id }) => String(id) === asked);
  return asked !== null && isKnown ? asked : String(saved[0]?.id ?? '');
}
