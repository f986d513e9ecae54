import type { ProviderCard } from '#client/entities/game/providerCard.ts';

/** Keyed by sysname, given the other filters; undefined: use the totals. */
type Counts = Readonly<Record<string, number>> | undefined;

/** Providers with counts, sorted by the `first` counts, descending; a provider without games is omitted unless chosen. */
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
