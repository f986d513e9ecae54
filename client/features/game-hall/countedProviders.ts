import type { ProviderCard } from '../../entities/game/providerCard.ts';

/** By sysname, within what else is chosen; absent: the games in all. */
type Counts = Readonly<Record<string, number>> | undefined;

/** Providers with their games, those with the most of the `first` counts first; one without any now is left out unless it is chosen. */
export function countedProviders(
  all: readonly ProviderCard[],
  { first, counts, chosen }: { first: Counts; counts: Counts; chosen: readonly string[] },
): readonly ProviderCard[] {
  const sorted = first ? all.toSorted((one, other) => (first[other.sysname] ?? 0) - (first[one.sysname] ?? 0)) : all;
  if (!counts) return sorted;
  return sorted
    .map((provider) => ({ ...provider, count: counts[provider.sysname] ?? 0 }))
    .filter(({ sysname, count }) => count > 0 || chosen.includes(sysname));
}
