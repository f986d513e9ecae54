import type { PlainOutcome } from '#server/edge/cashier/PlainOutcome.ts';
import { placeOrder } from '#server/edge/cashier/placeOrder.ts';
import { refusedOrder } from '#server/edge/cashier/refusedOrder.ts';
import type { FormPost } from '#server/edge/forms/FormPost.ts';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { bonusCommand } from '#shared/bonus/bonusCommand.ts';
import { findBonusConflict } from '#shared/bonus/findBonusConflict.ts';
import { bonusOrder } from '#shared/orders/bonusOrder.ts';

/** Returns the handler that activates, deactivates or removes a bonus for a player who has confirmed the consequences. */
export function actOnBonus(act: BonusAct) {
  return async (post: FormPost): Promise<PlainOutcome> => {
    const { id = '', type = '', agree } = post.fields;
    const refused = (error: string): PlainOutcome => ({ kind: 'refused', outcome: { error } });
    if (!bonusCommand(act, type) || id === '') return refused('errors.InvalidRequestException');
    if (agree !== '1') return refused('bonuses.agreeFirst');
    const outcome = await placeOrder(bonusOrder, { act, type, id }, { post });
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'done') return { kind: 'done', outcome: { step: 'done' } };
    if (outcome.error.type !== 'InvalidParameterException') return refusedOrder(outcome.error);
    return refused(await findBonusConflict(post.call, { act, type, id }));
  };
}
