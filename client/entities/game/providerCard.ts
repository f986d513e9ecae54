import type { Provider } from '../../../shared/api/play/games.contract.ts';

/** A maker of games as lists and filters show it. */
export interface ProviderCard {
  sysname: string;
  name: string;
  /** Games in all. */
  count: number;
  /** Address of the maker's mark, or ''. */
  icon: string;
}

/** Those with the most games first. */
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
export function namesOf(providers: readonly ProviderCard[]): Record<string, string> {
  return Object.fromEntries(providers.map(({ sysname, name }) => [sysname, name]));
}
