import type { makeDeposit } from '#shared/api/cashier/cashier.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import type { Id } from '#shared/api/wireTypes.ts';

interface DepositOrder {
  method: { sysname: string; currency: string };
  /** Output of depositRule. */
  values: Readonly<Record<string, unknown>>;
  /** Id of saved requisites; null: the typed ones. */
  saved: string | null;
  /** null: without an offer. */
  offer: Id | null;
  /** Where the payment provider returns the player to. */
  backUrl: string;
}

const NO_OFFER = -1;

/** The input of cashier.makedeposit. */
export function depositInput(order: DepositOrder): InputOf<typeof makeDeposit> {
  const { method, saved, offer, backUrl } = order;
  const { amount, ...typed } = order.values;
  const requisites =
    saved === null
      ? Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value ?? '')]))
      : { saved };
  return {
    method: method.sysname,
    amount: Number(amount),
    currency: method.currency,
    campaign_offer_id: offer ?? NO_OFFER,
    ...(Object.keys(requisites).length > 0 ? { requisites } : {}),
    back_url: backUrl,
  };
}
