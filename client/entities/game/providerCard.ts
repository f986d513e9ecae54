import type { Provider } from '#shared/api/play/games.contract.ts';

/** A game provider in lists and filters. */
export interface ProviderCard {
  sysname: string;
  name: string;
  /** Number of games. */
  count: number;
  /** Address of the logo, or ''. */
  icon: string;
}

/** Sorted by number of games, descending. */
export function toProviderCards(providers: readonly Provider[]): ProviderCard[] {
  return providers
    .map(({ sysname, name, game_params }) => ({
      sysname,
      name: name ?? sysname,
      count: game_params.count ?? 0,
      icon: game_params.icon ?? '',
    }))
    .sort((one, other) => other.count - one.count);
}

/** sysname -> name, for tiles. */
export function namesOf(providers: readonly Pick<ProviderCard, 'sysname' | 'name'>[]): Record<string, string> {
  return Object.fromEntries(providers.map(({ sysname, name }) => [sysname, name]));
}
