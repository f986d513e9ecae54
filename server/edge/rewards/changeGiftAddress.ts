import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { changeGift } from '#shared/api/rewards/gifts.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { giftProblem } from '#shared/rewards/giftProblem.ts';
import { readDelivery } from './readDelivery.ts';

/** Corrects the address of a gift that is being prepared. Throws the platform's refusal of a field. */
export async function changeGiftAddress(post: FormPost): Promise<FormOutcome> {
  const read = await readDelivery(post);
  if (!('delivery' in read)) return read;
  try {
    requireOne(await post.call(changeGift, { id: post.fields['id'] ?? '', delivery: read.delivery }));
  } catch (error) {
    const messageId = error instanceof AppError ? giftProblem(error, 'address') : null;
    if (messageId === null) throw error;
    return { error: messageId };
  }
  return { step: 'done' };
}
