import type { Provider } from '#shared/api/play/games.contract.ts';

const PROVIDER_TYPES = ['slot', 'live', 'fast'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

export interface ProviderEntry {
  sysname: string;
  name: string;
  /** Number of games. */
  count: number;
  /** Address of the logo, or ''. */
  icon: string;
  types: ProviderType[];
}

export interface ProviderGroup {
  /** `A`, or `#` for names that do not begin with a letter. */
  letter: string;
  providers: ProviderEntry[];
}

/** Sort key. Code points, not a collator: Chromium's data for `uz` is a stub, and server and browser must agree. */
const keyOf = ({ name }: ProviderEntry) => name.toLowerCase();
const LETTER = /^\p{Letter}/u;

export function toProviderEntries(providers: readonly Provider[]): ProviderEntry[] {
  return providers
    .map(({ sysname, name, game_params: { count, icon, types } }) => ({
      sysname,
      name: name?.trim() || sysname,
      count: count ?? 0,
      icon: icon ?? '',
      types: PROVIDER_TYPES.filter((type) => types.includes(type)),
    }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0));
}

/** Groups sorted providers by their first letter; `#` is last. */
export function groupByInitial(providers: readonly ProviderEntry[]): ProviderGroup[] {
  const groups = new Map<string, ProviderEntry[]>();
  for (const provider of providers) {
    const first = LETTER.exec(provider.name)?.[0].toUpperCase() ?? '#';
    groups.set(first, [...(groups.get(first) ?? []), provider]);
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, providers: members }))
    .toSorted((one, other) => Number(one.letter === '#') - Number(other.letter === '#'));
}
