import type { World } from '#sandbox/createWorld.ts';
import { askSecondFactor } from '#sandbox/platform/access/askSecondFactor.ts';
import { noteWrongCode } from '#sandbox/platform/access/noteWrongCode.ts';
import { refuseClosed } from '#sandbox/platform/access/refuseClosed.ts';
import { depositLimitOf } from '#sandbox/platform/account/depositLimit.ts';
import { noteKeyChange } from '#sandbox/platform/account/noteKeyChange.ts';
import { tightestLimit } from '#sandbox/platform/account/tightestLimit.ts';
import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { CURRENCY, fromUzs, toMoney, toUzs } from '#sandbox/world/money/currency.ts';
import { InsufficientFunds } from '#sandbox/world/money/InsufficientFunds.ts';
import { moneyRules } from '#sandbox/world/money/moneyRules.ts';
import type { Payment, PaymentType } from '#sandbox/world/money/Payment.ts';
import { type PayMethodData, payMethods } from '#sandbox/world/money/payMethods.ts';
import { DAILY_WITHDRAWAL, endingOf, minorUzsOf } from '#sandbox/world/money/payments.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import * as contract from '#shared/api/cashier/cashier.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { dayStart } from './dayStart.ts';
import { depositActionOf } from './depositActionOf.ts';
import { type MoneyTextId, moneyText } from './moneyTexts.ts';
import { openMethods, payMethodsOf } from './payMethodsOf.ts';
import { readRequisites } from './readRequisites.ts';
import { refuseCardOfOther } from './refuseCardOfOther.ts';
import { refuseHeld } from './refuseHeld.ts';
import { refuseKycBlock } from './refuseKycBlock.ts';
import { refuseMoneyField } from './refuseMoneyField.ts';
import { refuseOverBudget } from './refuseOverBudget.ts';
import { requisiteVerdict } from './requisiteVerdict.ts';
import { savedRequisites } from './savedRequisites.ts';
import { refuseUnmetNeed, withdrawalNeeds } from './withdrawalNeeds.ts';

const COUNT_MAX = 100;
const DOMAIN = 'yulduz.test';
const DAY = 86_400;
const NO_OFFER = '-1';
const SMALLEST_WITHDRAWAL = 50_000_00;

const BANKS = ['Agrobank', 'Asakabank', 'Hamkorbank', 'Ipoteka-bank', 'Kapitalbank', 'Oʻzmilliybank', 'Xalq banki'];

function findMethod(
  world: World,
  type: PaymentType,
  sysname: string,
  currency: string,
  locale: SandboxLanguage,
): PayMethodData {
  const method = openMethods(world, type).find((candidate) => candidate.sysname === sysname);
  if (!method) throw refuseMoneyField(locale, 'method', 'unknownMethod');
  if (method.currency !== currency) throw refuseMoneyField(locale, 'currency', 'wrongCurrency');
  return method;
}

/** Whole sums only, or with the decimals of the method's currency. */
function refuseUnreadable(amount: number, method: PayMethodData, locale: SandboxLanguage): void {
  const { problem } = readSum(amount, sumDigits(method));
  if (problem !== null && problem !== 'range')
    throw refuseMoneyField(locale, 'amount', problem === 'whole' ? 'wholeSum' : 'wrongSum');
}

function boundsText(bounds: { min: number; max: number }, currency: string, locale: SandboxLanguage) {
  return {
    min: formatMoney({ amount: bounds.min, currency }, locale),
    max: formatMoney({ amount: bounds.max, currency }, locale),
  };
}

export function transactionOf(payment: Payment) {
  return {
    id: payment.id,
    created_at: payment.created_at,
    updated_at: payment.updated_at,
    type: payment.type,
    method: payment.method,
    requisites: payment.requisites,
    amount: { amount: payment.amount / 100, currency: payment.currency },
    status: payment.status,
    domain: DOMAIN,
  };
}

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

export const cashier: Answer[] = [
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
    const method = findMethod(world, 'deposit', input.method, currency, locale);
    refuseUnreadable(amount, method, locale);
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

  answerPlayer(contract.getHistory, ({ type, statuses, offset, count, ...dates }, { world, player }) => {
    const lastDay = dayStart(dates.date_to);
    const { items, total } = world.money.payments.history(player.uid, {
      types: type === 'all' ? ['deposit', 'withdrawal'] : [type],
      statuses: statuses?.split(','),
      from: dayStart(dates.date_from),
      before: lastDay === undefined ? undefined : lastDay + DAY,
      offset: wholeUpTo(offset),
      count: wholeUpTo(count, COUNT_MAX),
    });
    return { items: items.map(transactionOf), total };
  }),

  answerPlayer(contract.getWithdrawSettings, ({ currency }, { world, player, locale }) => {
    const { payments } = world.money;
    const freeLeft = Math.max(0, moneyRules.verifiedAbove - payments.withdrawn(player.uid, false));
    const dailyLeft = Math.max(0, DAILY_WITHDRAWAL - payments.withdrawn(player.uid, true));
    return {
      currency: currency ?? CURRENCY,
      methods: payMethodsOf(world, { uid: player.uid, type: 'withdrawal', currency, locale }),
      available: toMoney(world.ledger.balance(player.uid, 'main'), player.currency),
      can_cancel_withdrawal: true,
      requirements: withdrawalNeeds(world, player, SMALLEST_WITHDRAWAL).map(({ type, done, text }) => ({
        type,
        done,
        text: moneyText(locale, text),
      })),
      daily_left: toMoney(fromUzs(dailyLeft, player.currency), player.currency),
      ...(dailyLeft < DAILY_WITHDRAWAL ? { daily_resets_at: payments.dayTurnsAt(player.uid) } : {}),
      ...(player.is_verified === 1
        ? {}
        : { without_papers_left: toMoney(fromUzs(freeLeft, player.currency), player.currency) }),
    };
  }),

  answerPlayer(contract.makeWithdrawal, (input, { world, player, locale, session }) => {
    refuseKycBlock(locale, player);
    refuseHeld(locale, player, world.clock);
    const { payments, bonuses } = world.money;
    const { uid } = player;
    const { amount, currency } = input;
    const method = findMethod(world, 'withdrawal', input.method, currency, locale);
    const bounds = method.withdrawal ?? method.deposit;
    refuseUnreadable(amount, method, locale);
    if (amount < bounds.min || amount > bounds.max)
      throw new AppError('WithdrawalLimitsExceededException', {
        message: moneyText(locale, 'sumBounds', boundsText(bounds, currency, locale)),
        data: { min: bounds.min, max: bounds.max },
      });
    const place = { uid, method: method.sysname };
    const saved = savedRequisites(world, { ...place, type: 'withdrawal' });
    const requisites = readRequisites(method, input.requisites, saved, {
      locale,
      requisitesOf: payments.requisitesOf,
    });
    if (requisites !== null) refuseCardOfOther(world, { player, locale, type: 'withdrawal', method, requisites });
    const verdict = requisites === null ? undefined : requisiteVerdict(world, { ...place, requisites });
    const question = { locale, place: `session:${session.tokenHash}` } as const;
    let isCodeMissing = false;
    try {
      return transaction(world.db, () => {
        const value = minorUzsOf(method, amount);
        // A sum that is not there asks for no papers: it is refused as such below.
        const isThere = value <= toUzs(world.ledger.balance(uid, 'main'), player.currency);
        refuseUnmetNeed(locale, withdrawalNeeds(world, player, isThere ? value : 0));
        if (verdict?.rule)
          throw new AppError(verdict.rule.error, {
            message: moneyText(locale, verdict.rule.text),
            ...(verdict.action === undefined ? {} : { data: { external_action_id: verdict.action } }),
          });
        const remaining = DAILY_WITHDRAWAL - payments.withdrawn(uid, true);
        if (value > remaining)
          throw new AppError('WithdrawalLimitsPeriodExceededException', {
            message: moneyText(locale, 'dailyExceeded'),
            data: {
              available_amount: fromUzs(Math.max(0, remaining), currency) / 100,
              reset_at: payments.dayTurnsAt(uid),
            },
          });
        const isNewPlace = requisites !== null && payments.isNewPlace(uid, requisites.place);
        const heldFor = isNewPlace ? world.cashier.withdrawalHold : 0;
        const { id, status } = payments.open({ uid, type: 'withdrawal', method, amount, requisites, heldFor });
        if (isNewPlace)
          noteKeyChange(world, player, { key: 'requisites', text: 'payoutChanged', about: requisites.title });
        // A withdrawal before wagering is completed removes the bonus; the interface has asked for consent.
        bonuses.burn(uid);
        if (world.switches.get('withdrawal_code') !== 'off' && player.two_factor === 1) {
          isCodeMissing = input.two_factor_code === undefined;
          if (isCodeMissing) throw new Error('The second factor is missing');
          askSecondFactor(world, player, { ...question, code: input.two_factor_code });
        }
        return { id, status, eta: moneyText(locale, 'day') };
      });
    } catch (error) {
      // After the rollback, so that the sending of the code is not rolled back with the order.
      if (isCodeMissing) askSecondFactor(world, player, question);
      noteWrongCode(error, { world, ...question, owner: player });
      if (!(error instanceof InsufficientFunds)) throw error;
      throw refuseMoneyField(locale, 'amount', 'insufficient');
    }
  }),

  answerPlayer(contract.cancelWithdrawal, ({ id }, { world, player, locale }) => {
    const { payments } = world.money;
    const payment = payments.byId(player.uid, id);
    if (payment?.type !== 'withdrawal') throw refuseMoneyField(locale, 'id', 'unknownPayment');
    if ((payment.status !== 'new' && payment.status !== 'pending') || !payments.turn(payment.id, 'cancelled'))
      throw refuseMoneyField(locale, 'id', 'tooLate');
    return 1;
  }),

  answerPlayer(contract.getBanks, ({ method: sysname }, { world, locale }) => {
    const method = openMethods(world, 'deposit').find((candidate) => candidate.sysname === sysname);
    if (!method) throw refuseMoneyField(locale, 'method', 'unknownMethod');
    const names = method.requisite === 'card' ? BANKS : [];
    return { items: names.map((name, index) => ({ id: index + 1, name })) };
  }),
];
