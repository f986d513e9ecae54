import type { Offer } from '#shared/api/rewards/campaigns.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { excludedMethods } from '#shared/cashier/excludedMethods.ts';
import { descriptionFacts } from '#shared/domain/descriptionFacts.ts';

export interface DepositOffer {
  id: Id;
  name: string;
  /** Wagering, duration and other conditions, formatted. */
  conditions: { label: string; value: string }[];
  /** Methods that exclude the offer. */
  excluded: readonly string[];
  isTaken: boolean;
  /** Our extension: the gift in numbers, if the platform sends them. Major units. */
  gift: { percent: number; max: number; min: number; currency: string } | null;
}

/** Available offers that require a deposit. */
export function depositOffers(offers: readonly Offer[]): DepositOffer[] {
  return offers.flatMap(({ id, trigger, description, is_available: isAvailable = true, is_taken: isTaken = false }) => {
    const type = typeof trigger === 'string' ? trigger : trigger.type;
    if (type !== 'user_satisfies_params' || !isAvailable) return [];
    return {
      id,
      name: description.title || description.name || '',
      conditions: descriptionFacts(description['facts']),
      excluded: excludedMethods({ trigger }),
      isTaken,
      gift: giftOf(description['deposit']),
    };
  });
}

function giftOf(value: unknown): DepositOffer['gift'] {
  if (typeof value !== 'object' || value === null) return null;
  const { percent, max, min, currency } = value as Record<string, unknown>;
  const isWhole = [percent, max, min].every((figure) => typeof figure === 'number' && figure >= 0);
  return isWhole && typeof currency === 'string' ? (value as DepositOffer['gift']) : null;
}
