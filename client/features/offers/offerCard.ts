import { depositTerms } from '#client/entities/bonus/depositTerms.ts';
import { tilePicture } from '#client/lib/tilePicture.ts';
import type { Offer } from '#shared/api/rewards/campaigns.contract.ts';
import { descriptionFacts } from '#shared/domain/descriptionFacts.ts';
import { descriptionLines } from '#shared/domain/descriptionLines.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';

export interface OfferCard {
  id: number | string;
  name: string;
  text: string;
  image: string;
  wideImage: string;
  conditions: { label: string; value: string }[];
  /** Plain text, one item a line. */
  terms: string[];
  /** Titles of the offer's rewards. */
  gifts: string[];
  /** Taken with a deposit, else without one. */
  needsDeposit: boolean;
  /** `taken`: waits for its deposit; `closed`: not available now or any more. */
  state: 'open' | 'taken' | 'closed';
  /** `description.deposit`, read by depositTerms. */
  deposit: unknown;
  /** Deposit for an example calculation, in major units; null when none is possible. */
  exampleSum: number | null;
  /** The platform's reason why the offer is closed, or ''. */
  reason: string;
  /** What opens a closed offer; `time` in milliseconds. null: nothing, or unknown. */
  opens: { by: 'deposit' | 'time'; time: number | null } | null;
}

/** `imageNames`: the `offer` part of prazer-config's imageNames. */
export function toOfferCard(offer: Offer, imageNames: Readonly<Record<string, string>>): OfferCard {
  const described: Record<string, unknown> = resolveDescription(offer.description, imageNames);
  const textOf = (key: string) => (typeof described[key] === 'string' ? described[key] : '');
  const { trigger, is_available: isAvailable = true, is_taken: isTaken = false } = offer;
  return {
    id: offer.id,
    name: textOf('title') || textOf('name'),
    text: textOf('text') || textOf('subtitle'),
    image: tilePicture(described),
    wideImage: textOf('image_wide') || textOf('image'),
    conditions: descriptionFacts(described['facts']),
    terms: descriptionLines(described['terms']),
    gifts: offer.promotions.flatMap(({ description: { title, name } }) => title || name || []),
    needsDeposit: (typeof trigger === 'string' ? trigger : trigger.type) === 'user_satisfies_params',
    state: isAvailable ? (isTaken ? 'taken' : 'open') : 'closed',
    deposit: described['deposit'],
    exampleSum: exampleSum(described['deposit']),
    reason: offer.unavailable_reason ?? '',
    opens: opening(offer.opens),
  };
}

/** Five times the smallest deposit that earns the bonus, if the offer states it. */
function exampleSum(deposit: unknown): number | null {
  const least = typeof deposit === 'object' && deposit !== null && 'min' in deposit ? deposit.min : null;
  return typeof least === 'number' && depositTerms(deposit, least * 5) ? least * 5 : null;
}

function opening(opens: Offer['opens']): OfferCard['opens'] {
  if (opens?.by === 'deposit') return { by: 'deposit', time: null };
  return opens?.by === 'time' && opens.at ? { by: 'time', time: inMs(opens.at) } : null;
}
