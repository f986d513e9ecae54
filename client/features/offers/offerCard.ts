import type { Offer } from '../../../shared/api/rewards/campaigns.contract.ts';
import { descriptionFacts } from '../../../shared/domain/descriptionFacts.ts';
import { depositTerms } from '../../entities/bonus/depositTerms.ts';
import { descriptionLines } from '../../../shared/domain/descriptionLines.ts';
import { resolveDescription } from '../../../shared/domain/resolveDescription.ts';

/** An offer as pages show it. */
export interface OfferCard {
  id: number | string;
  name: string;
  text: string;
  image: string;
  wideImage: string;
  facts: { label: string; value: string }[];
  /** Plain words, a line each. */
  terms: string[];
  /** What it gives. */
  gifts: string[];
  /** Goes with a deposit; else it is taken by itself. */
  needsDeposit: boolean;
  /** `open`; `taken`: waits for its deposit; `closed`: not now, or no more. */
  state: 'open' | 'taken' | 'closed';
  /** What comes with a deposit, in figures, as its offer tells it. */
  deposit: unknown;
  /** A deposit to reckon with, major units; null where nothing can be reckoned. */
  exampleSum: number | null;
  /** Why it is closed, in the platform's sentence; empty where it gave none. */
  reason: string;
  /** What would open a closed one; `at` in milliseconds. null: nothing will, or nobody says. */
  opens: { by: 'deposit' | 'time'; at: number | null } | null;
}

/** `imageNames`: the `offer` part of prazer-config's imageNames. */
export function toOfferCard(offer: Offer, imageNames: Readonly<Record<string, string>>): OfferCard {
  const described: Record<string, unknown> = resolveDescription(offer.description, imageNames);
  const word = (key: string) => (typeof described[key] === 'string' ? described[key] : '');
  const { trigger, is_available: isAvailable = true, is_taken: isTaken = false } = offer;
  return {
    id: offer.id,
    name: word('title') || word('name'),
    text: word('text') || word('subtitle'),
    image: word('image'),
    wideImage: word('image_wide') || word('image'),
    facts: descriptionFacts(described['facts']),
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

/** Five times the smallest deposit that brings the bonus, where that is told. */
function exampleSum(deposit: unknown): number | null {
  const least = typeof deposit === 'object' && deposit !== null && 'min' in deposit ? deposit.min : null;
  return typeof least === 'number' && depositTerms(deposit, least * 5) ? least * 5 : null;
}

function opening(opens: Offer['opens']): OfferCard['opens'] {
  if (opens?.by === 'deposit') return { by: 'deposit', at: null };
  return opens?.by === 'time' && opens.at ? { by: 'time', at: opens.at * 1000 } : null;
}
