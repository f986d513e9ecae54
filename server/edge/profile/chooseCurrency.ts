import { setCurrency } from '../../../shared/api/account.contract.ts';
import type { FormOutcome, FormPost } from '../FormPost.ts';

export async function chooseCurrency({ fields, call }: FormPost): Promise<FormOutcome> {
  await call(setCurrency, { currency: fields['currency'] ?? '' });
  return { step: 'done' };
}
