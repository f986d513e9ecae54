import { getOffers, takePromotions } from '../../../shared/api/rewards/campaigns.contract.ts';
import { getDepositSettings, makeDeposit } from '../../../shared/api/cashier/cashier.contract.ts';
import { CONFIRMED_SUM_FIELD } from '../../../shared/cashier/confirmedSumField.ts';
import { depositInput } from '../../../shared/cashier/depositInput.ts';
import { depositRule } from '../../../shared/cashier/depositRule.ts';
import { payFields } from '../../../shared/cashier/payFields.ts';
import { paymentKind } from '../../../shared/cashier/paymentKind.ts';
import { paymentPlace } from '../../../shared/cashier/paymentPlace.ts';
import { paymentKeys } from '../../../shared/keys/paymentKeys.ts';
import { withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { refusalOfIssue } from '../forms/formRefusal.ts';
import { depositConfirmPage } from './depositConfirmPage.ts';
import { orderKeyOf } from './orderKeyOf.ts';
import { refusalOfMoney } from './refusalOfMoney.ts';
import { returnedOrder } from './returnedOrder.ts';

/**
 * Shows the sum on a page of its own, and once the player confirms it, orders the deposit and leads to its page, from where the payment continues. There is no direct redirect to the payment provider, because
 * the form-action policy does not name its host. Rethrows errors that are not the platform's.
 */
export async function orderDeposit(post: FormPost): Promise<FormOutcome> {
  const { fields, locale, brand, call, origin } = post;
  const { methods } = await call(getDepositSettings, {});
  const method = methods.find(({ sysname, is_available: isOpen }) => isOpen && sysname === fields['method']);
  if (!method) return { error: 'errors.BillingUnavailableException', ...returnedOrder(fields) };
  const back = { type: method.sysname, ...returnedOrder(fields) };
  const known = method.requisites_saved?.find(({ id }) => String(id) === fields['saved']);
  const formFields = known ? [] : payFields(method.fields);
  const parsed = depositRule({ method, fields: formFields, locale }).safeParse(fields);
  if (!parsed.success) return { ...refusalOfIssue(parsed.error.issues[0]), ...back };
  const sum = { amount: parsed.data.amount, currency: method.currency };
  const confirmed = `${sum.amount} ${sum.currency}`;
  if (fields[CONFIRMED_SUM_FIELD] !== confirmed)
    return { html: (nonce) => depositConfirmPage({ fields, method, sum, confirmed, locale, brand, nonce }) };
  try {
    const offer = await takenOffer(post);
    const input = depositInput({
      method,
      values: parsed.data,
      saved: known ? String(known.id) : null,
      offer,
      backUrl: origin + withLocale(paths.payPending.build(), locale),
    });
    // The same order under another host of the site has the same key.
    const { back_url: _back, ...order } = input;
    const { id, status, action } = await call(makeDeposit, input, orderKeyOf(fields, order));
    const kind = paymentKind(status);
    const leadsAway = kind === 'open' && (action?.type === 'redirect' || action?.type === 'form');
    return { page: paymentPlace(kind, id) + (leadsAway ? `?${paymentKeys.goOn}=1` : '') };
  } catch (error) {
    const refusal = refusalOfMoney(error);
    return { ...refusal, ...(refusal.error === 'cashier.unknown' ? { type: method.sysname } : back) };
  }
}

/** The id of the chosen offer, taken first if it has to be; null for none. */
async function takenOffer({ fields, call }: FormPost): Promise<string | number | null> {
  const chosen = fields['offer'] ?? '';
  if (chosen === '') return null;
  const { items } = await call(getOffers, { with_unavailable: true });
  const offer = items.find(({ id }) => String(id) === chosen);
  if (offer && !offer.is_taken)
    await call(takePromotions, { offer_id: offer.id }, orderKeyOf(fields, { offer: offer.id }));
  return offer?.id ?? chosen;
}
