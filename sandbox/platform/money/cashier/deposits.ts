import type { World } from '#sandbox/createWorld.ts';
import { refuseClosed } from '#sandbox/platform/access/refuseClosed.ts';
import { depositLimitOf } from '#sandbox/platform/account/depositLimit.ts';
import { tightestLimit } from '#sandbox/platform/account/tightestLimit.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { depositActionOf } from '#sandbox/platform/money/depositActionOf.ts';
import { type MoneyTextId, moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { openMethods, payMethodsOf } from '#sandbox/platform/money/payMethodsOf.ts';
import { readRequisites } from '#sandbox/platform/money/readRequisites.ts';
import { refuseCardOfOther } from '#sandbox/platform/money/refuseCardOfOther.ts';
import { refuseKycBlock } from '#sandbox/platform/money/refuseKycBlock.ts';
import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import { refuseOverBudget } from '#sandbox/platform/money/refuseOverBudget.ts';
import { CURRENCY, fromUzs, toMoney } from '#sandbox/world/money/currency.ts';
import type { Payment } from '#sandbox/world/money/Payment.ts';
import { payMethods } from '#sandbox/world/money/payMethods.ts';
import { endingOf, minorUzsOf } from '#sandbox/world/money/payments.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import * as contract from '#shared/api/cashier/cashier.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { boundsText } from './boundsText.ts';
import { methodOfOrder } from './methodOfOrder.ts';
import { transactionOf } from './transactionOf.ts';

const NO_OFFER = '-1';

const BANKS = ['Agrobank', 'Asakabank', 'Hamkorbank', 'Ipoteka-bank', 'Kapitalbank', 'Oʻzmilliybank', 'Xalq banki'];

const messages: Partial<Record<Payment['status'], MoneyTextId>> = {
  new: 'awaiting',
  pending: 'awaiting',
  declined: 'billingDeclined',
  cancelled: 'payerCancelled',
  error: 'noConfirmation',
};

/** Endings of amounts that the provider refuses at once. */
const atOnce: Record<string, { error: ErrorType; text: MoneyTextId }> = {
  '04': { error: 'BillingUnavailableException', text: 'billingUnavailable' },
  '05': { error: 'BillingServiceErrorException', text: 'billingError' },
  '06': { error: 'BillingTransactionDeclinedException', text: 'billingDeclined' },
};

/** The offer chosen for a deposit; undefined for -1. */
function chosenOffer(
  world: World,
  uid: number,
  id: number | string,
  method: string,
  value: number,
  locale: SandboxLanguage,
) {
  if (String(id) === NO_OFFER) return undefined;
  const offer = world.money.campaigns.offersFor(uid).find((open) => String(open.id) === String(id));
  if (!offer?.deposit || offer.excludeMethods?.includes(method) || value < offer.deposit.min)
    throw refuseMoneyField(locale, 'campaign_offer_id', 'wrongOffer');
  return offer;
}

/** Ordering deposits, and what becomes of each. */
export const deposits: Answer[] = [
  answerPlayer(contract.getDepositSettings, ({ currency }, { world, player, locale }) => {
    if (world.switches.get('closure') === 'ban') refuseClosed(world, locale, player);
    const methods = payMethodsOf(world, { uid: player.uid, type: 'deposit', currency, locale });
    return {
      currency: currency ?? CURRENCY,
      methods,
      presets: Object.fromEntries(methods.map((method) => [method.currency, method.presets ?? []])),
      limit: tightestLimit(world.money, player),
      has_deposits: world.money.payments.hasDeposits(player.uid),
    };
  }),

  answerPlayer(contract.makeDeposit, (input, { world, player, locale }) => {
    refuseKycBlock(locale, player);
    const { payments, depositLimits } = world.money;
    const { uid } = player;
    const { amount, currency } = input;
    const method = methodOfOrder(world, 'deposit', input, locale);
    if (amount < method.deposit.min || amount > method.deposit.max)
      throw refuseMoneyField(locale, 'amount', 'sumBounds', boundsText(method.deposit, currency, locale));
    const requisites =
      method.flow === 'qr'
        ? null
        : readRequisites(method, input.requisites, payments.saved(uid, method.sysname), {
            locale,
            requisitesOf: payments.requisitesOf,
          });
    if (requisites !== null) refuseCardOfOther(world, { player, locale, type: 'deposit', method, requisites });
    // The limit is read and the deposit written in one transaction, so that two concurrent deposits cannot both pass.
    const opened = transaction(world.db, () => {
      const value = minorUzsOf(method, amount);
      const offer = chosenOffer(world, uid, input.campaign_offer_id, method.sysname, value, locale);
      const limit = depositLimits.of(uid);
      if (limit.available !== null && fromUzs(value, player.currency) > limit.available)
        throw new AppError('BillingDepositLimitExceededException', {
          message: moneyText(locale, 'limitExceeded', {
            left: formatMoney(toMoney(limit.available, player.currency), locale),
          }),
          data: depositLimitOf(limit, player.currency),
        });
      refuseOverBudget(world, player, value, locale);
      const row = payments.open({
        uid,
        type: 'deposit',
        method,
        amount,
        requisites,
        offer: offer?.id,
        backUrl: input.back_url,
      });
      payments.begin(row, method.flow);
      return row.id;
    });
    const refusal = atOnce[endingOf(amount)];
    if (refusal) throw new AppError(refusal.error, { message: moneyText(locale, refusal.text), data: { id: opened } });
    const payment = payments.byId(uid, opened) as Payment;
    return { id: payment.id, status: payment.status, action: depositActionOf(world, payment, method.flow, locale) };
  }),

  answerPlayer(contract.getDepositInfo, ({ id }, { world, player, locale }) => {
    const payment = world.money.payments.byId(player.uid, id);
    const method = payMethods.find(({ sysname }) => sysname === payment?.method);
    if (!payment || !method) throw refuseMoneyField(locale, 'id', 'unknownPayment');
    const message = payment.type === 'deposit' ? messages[payment.status] : undefined;
    const isOpen = payment.type === 'deposit' && (payment.status === 'new' || payment.status === 'pending');
    return {
      ...transactionOf(payment),
      ...(message ? { message: moneyText(locale, message) } : {}),
      ...(isOpen ? { action: depositActionOf(world, payment, method.flow, locale) } : {}),
    };
  }),

  answerPlayer(contract.getBanks, ({ method: sysname }, { world, locale }) => {
    const method = openMethods(world, 'deposit').find((candidate) => candidate.sysname === sysname);
    if (!method) throw refuseMoneyField(locale, 'method', 'unknownMethod');
    const names = method.requisite === 'card' ? BANKS : [];
    return { items: names.map((name, index) => ({ id: index + 1, name })) };
  }),
];
