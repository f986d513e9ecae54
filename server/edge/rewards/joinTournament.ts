import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { participate } from '#shared/api/rewards/tournaments.contract.ts';
import { joinRefusal } from '#shared/rewards/joinRefusal.ts';

/**
 * Enters the player into a tournament, from its page. A refusal returns to the page; rejects with the AppError of the call for any other
 * failure.
 */
export async function joinTournament({ fields, call }: FormPost): Promise<FormOutcome> {
  try {
    requireOne(await call(participate, { id: fields['id'] ?? '' }));
    return { step: 'done' };
  } catch (error) {
    const refusal = joinRefusal(error);
    if (refusal) return { error: refusal };
    throw error;
  }
}
