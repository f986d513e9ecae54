import type { HallQuery } from '../../../shared/hallQuery.ts';

/** The part of the hall's query that narrows a category. */
export const UNFILTERED = { providers: [], types: [], features: [], search: '' } satisfies Partial<HallQuery>;

export function isNarrowedBy({ providers, types, features, search }: HallQuery): boolean {
  return providers.length + types.length + features.length > 0 || search !== '';
}
