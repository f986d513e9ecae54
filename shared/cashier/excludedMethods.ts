import type { Offer } from '#shared/api/rewards/campaigns.contract.ts';

/** The methods of paying in that an offer excludes, by sysname. */
export function excludedMethods({ trigger }: Pick<Offer, 'trigger'>): readonly string[] {
  return typeof trigger === 'string' ? [] : (trigger.params?.exclude_methods ?? []);
}
