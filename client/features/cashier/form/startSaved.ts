import type { Id } from '#shared/api/wireTypes.ts';

/** Id of the initial saved requisites; empty: new ones. `chosen`: the choice in a refused form, null for none. */
export function startSaved(saved: readonly { id: Id }[], chosen: string | null): string {
  const isKnown = chosen === '' || saved.some(({ id }) => String(id) === chosen);
  return chosen !== null && isKnown ? chosen : String(saved[0]?.id ?? '');
}
