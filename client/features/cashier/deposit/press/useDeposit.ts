import { useOrder } from '#client/entities/order/useOrder.ts';
import type { makeDeposit } from '#shared/api/cashier/cashier.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { OrderCommand } from '#shared/keys/orderKey.ts';
import { depositOrder } from '#shared/orders/depositOrder.ts';
import { offerOrder } from '#shared/orders/offerOrder.ts';
import type { PaymentInfo } from '../../payment/PaymentInfo.ts';

/** `refused`: nothing was ordered. `ended`: it was ordered and failed. `unknown`: this part of it may have been carried out. */
export type DepositOutcome =
  | { kind: 'opened'; info: PaymentInfo }
  | { kind: 'ended'; info: PaymentInfo }
  | { kind: 'refused'; error: AppError }
  | { kind: 'unknown'; command: OrderCommand };

/** Orders deposits, each once however often it is pressed; never rejects. `payments`: ids of earlier payments; null: not known. */
export function useDeposit(payments: readonly Id[] | null) {
  const deposits = useOrder(depositOrder, payments);
  const offers = useOrder(offerOrder);

  async function order(input: InputOf<typeof makeDeposit>, takesOffer: boolean): Promise<DepositOutcome> {
    if (takesOffer && input.campaign_offer_id !== undefined) {
      const taken = await offers.place(input.campaign_offer_id);
      if (taken.kind === 'unknown') return { kind: 'unknown', command: 'offer' };
      if (taken.kind === 'refused') return taken;
    }
    const outcome = await deposits.place(input);
    if (outcome.kind === 'unknown') return { kind: 'unknown', command: 'deposit' };
    if (outcome.kind === 'refused') return outcome;
    const kind = paymentKind(outcome.answer.status);
    return { kind: kind === 'failed' || kind === 'cancelled' ? 'ended' : 'opened', info: outcome.answer };
  }

  return {
    order,
    /** The player has read that the outcome is unknown: the next order is a new one. */
    allowAgain: (command: OrderCommand) => (command === 'offer' ? offers : deposits).allowAgain(),
  };
}
