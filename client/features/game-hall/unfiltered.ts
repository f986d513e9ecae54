import type { HallQuery } from '#shared/url/hallQuery.ts';

/** The filters of a hall's query, all empty. */
export const UNFILTERED = {
  providers: [],
  types: [],
  features: [],
  rtp: [],
  volatility: [],
  search: '',
} satisfies Partial<HallQuery>;

export function isNarrowedBy({ providers, types, features, rtp, volatility, search }: HallQuery): boolean {
  return providers.length + types.length + features.length + rtp.length + volatility.length > 0 || search !== '';
}
