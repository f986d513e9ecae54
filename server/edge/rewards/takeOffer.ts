import { takePromotions } from '../../../shared/api/rewards/campaigns.contract.ts';
import { requireOne } from '../../../shared/api/requireOne.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../shared/errors/isUncertain.ts';
import { orderKeyOf } from '../cashier/orderKeyOf.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

/** Takes an offer. Rethrows refusals that are not about the offer. */
export async function takeOffer({ fields, call }: FormPost): Promise<FormOutcome> {
  const { id = '' } = fields;
  if (id === '') return { error: 'errors.InvalidRequestException' };
  try {
    requireOne(await call(takePromotions, { offer_id: id }, orderKeyOf(fields, { id })));
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (isUncertain(error.type)) return { error: 'offers.unknown' };
    if (error.type === 'InvalidParameterException') return { error: 'offers.notNow' };
    throw error;
  }
}
