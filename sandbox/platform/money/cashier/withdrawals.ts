import { askSecondFactor } from '#sandbox/platform/access/askSecondFactor.ts';
import { noteWrongCode } from '#sandbox/platform/access/noteWrongCode.ts';
import { noteKeyChange } from '#sandbox/platform/account/noteKeyChange.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { payMethodsOf } from '#sandbox/platform/money/payMethodsOf.ts';
import { readRequisites } from '#sandbox/platform/money/readRequisites.ts';
import { refuseCardOfOther } from '#sandbox/platform/money/refuseCardOfOther.ts';
import { refuseHeld } from '#sandbox/platform/money/refuseHeld.ts';
import { refuseKycBlock } from '#sandbox/platform/money/refuseKycBlock.ts';
import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import { requisiteVerdict } from '#sandbox/platform/money/requisiteVerdict.ts';
import { savedRequisites } from '#sandbox/platform/money/savedRequisites.ts';
import { refuseUnmetNeed, withdrawalNeeds } from '#sandbox/platform/money/withdrawalNeeds.ts';
import { CURRENCY, fromUzs, toMoney, toUzs } from '#sandbox/world/money/currency.ts';
import { InsufficientFunds } from '#sandbox/world/money/InsufficientFunds.ts';
import { moneyRules } from '#sandbox/world/money/moneyRules.ts';
import { DAILY_WITHDRAWAL, minorUzsOf } from '#sandbox/world/money/payments.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import * as contract from '#shared/api/cashier/cashier.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { boundsText } from './boundsText.ts';
import { methodOfOrder } from './methodOfOrder.ts';

const SMALLEST_WITHDRAWAL = 50_000_00;

/** Ordering withdrawals, and cancelling them. */
export const withdrawals: Answer[] = [
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
    const method = methodOfOrder(world, 'withdrawal', input, locale);
    const bounds = method.withdrawal ?? method.deposit;
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
];
