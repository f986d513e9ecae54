import type { FormPost } from '#server/plain/forms/FormPost.ts';
import { type FormRefusal, refusalOfIssue } from '#server/plain/forms/formRefusal.ts';
import { type getDepositInfo, getDepositSettings } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { getOffers } from '#shared/api/rewards/campaigns.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { CARD_IN_USE } from '#shared/cashier/cardInUse.ts';
import { CONFIRMED_SUM_FIELD } from '#shared/cashier/confirmedSumField.ts';
import { depositInput } from '#shared/cashier/depositInput.ts';
import { depositRule } from '#shared/cashier/depositRule.ts';
import { excludedMethods } from '#shared/cashier/excludedMethods.ts';
import { payFields } from '#shared/cashier/payFields.ts';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { paymentPlace } from '#shared/cashier/paymentPlace.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { depositOrder } from '#shared/orders/depositOrder.ts';
import type { OrderOutcome } from '#shared/orders/OrderOutcome.ts';
import { offerOrder } from '#shared/orders/offerOrder.ts';
import { paths } from '#shared/url/paths.ts';
import { depositConfirmPage } from './depositConfirmPage.ts';
import { knownPayments } from './knownPayments.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { placeOrder } from './placeOrder.ts';
import { refusedOrder } from './refusedOrder.ts';
import { returnedOrder } from './returnedOrder.ts';

/**
 * Shows the sum on a page of its own, unless the pressed button showed it, and orders the deposit and leads to its page, from where the
 * payment continues. There is no direct redirect to the payment provider, because the form-action policy does not name its host. Rejects only before
 * anything is ordered.
 */
export async function orderDeposit(post: FormPost): Promise<PlainOutcome> {
  const { fields, locale, call, origin } = post;
  const refused = (refusal: FormRefusal): PlainOutcome => ({
    kind: 'refused',
    outcome: { ...refusal, ...returnedOrder(fields) },
  });
  const [{ methods }, payments] = await Promise.all([call(getDepositSettings, {}), knownPayments(call, 'deposit')]);
  const method = methods.find(({ sysname, is_available: isOpen }) => isOpen && sysname === fields['method']);
  if (!method) return refused({ error: 'errors.BillingUnavailableException' });
  const { sysname: type } = method;
  const saved = method.requisites_saved?.find(({ id }) => String(id) === fields['saved']);
  const formFields = saved ? [] : payFields(method.fields);
  const parsed = depositRule({ method, fields: formFields, locale }).safeParse(fields);
  if (!parsed.success) return refused({ ...refusalOfIssue(parsed.error.issues[0]), type });
  const sum = { amount: parsed.data.amount, currency: method.currency };
  const confirmed = `${sum.amount} ${sum.currency}`;
  if (fields[CONFIRMED_SUM_FIELD] !== confirmed)
    return {
      kind: 'refused',
      outcome: { html: depositConfirmPage({ fields, method, sum, confirmed }) },
    };
  const ended = (outcome: Exclude<OrderOutcome<never>, { kind: 'done' }>): PlainOutcome =>
    outcome.kind === 'unknown'
      ? { kind: 'unknown', outcome: { type } }
      : outcome.error.code === CARD_IN_USE
        ? refused({ error: 'deposit.cardOfOther', field: 'card', type })
        : refusedOrder(outcome.error, { type, ...returnedOrder(fields) });
  const offer = await chosenOffer(post);
  if (offer && offer.is_taken === false) {
    const taken = await placeOrder(offerOrder, offer.id, { post });
    if (taken.kind !== 'done') return ended(taken);
  }
  const input = depositInput({
    method,
    values: parsed.data,
    saved: saved ? String(saved.id) : null,
    offer: offer?.id ?? null,
    backUrl: origin + withLocale(paths.payPending.build(), locale),
  });
  // The same order under another host of the site has the same key.
  const { back_url: _back, ...content } = input;
  const outcome = await placeOrder(depositOrder, input, { post, payments, content });
  if (outcome.kind !== 'done') return ended(outcome);
  const { id, status, action } = outcome.answer;
  const kind = paymentKind(status);
  const leadsAway = kind === 'open' && LEADS_AWAY[action?.type ?? 'done'];
  return { kind: 'done', outcome: { page: paymentPlace(kind, id) + (leadsAway ? `?${paymentKeys.goOn}=1` : '') } };
}

type DepositAction = NonNullable<OutputOf<typeof getDepositInfo>['action']>;

/** Whether the payment's page, with JavaScript, continues to the provider by itself. */
const LEADS_AWAY: Readonly<Record<DepositAction['type'], boolean>> = {
  redirect: true,
  form: true,
  new_window: false,
  iframe: false,
  mobile: false,
  qr: false,
  done: false,
};

/** The chosen offer, which must be taken first unless it is; null for none. One that the platform does not list is sent as it is. */
async function chosenOffer({ fields, call }: FormPost): Promise<{ id: Id; is_taken?: boolean } | null> {
  const chosen = fields['offer'] ?? '';
  if (chosen === '') return null;
  const { items } = await call(getOffers, { with_unavailable: true });
  const offer = items.find(({ id }) => String(id) === chosen);
  if (offer && excludedMethods(offer).includes(fields['method'] ?? '')) return null;
  return offer ? { id: offer.id, is_taken: offer.is_taken ?? false } : { id: chosen };
}
