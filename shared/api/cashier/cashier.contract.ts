import * as z from 'zod/mini';
import { depositLimit, field } from '#shared/api/account/account.contract.ts';
import { get, post } from '#shared/api/method.ts';
import { exact, id, money, number, one, openEnum, or, orField, paginated, unix } from '#shared/api/wireTypes.ts';
import { paymentStates } from '#shared/cashier/paymentStates.ts';

const status = openEnum([...paymentStates.waiting, ...paymentStates.done, ...paymentStates.failed]);
const transactionFields = {
  id,
  created_at: or(unix, null),
  updated_at: or(unix, null),
  type: z.enum(['deposit', 'withdrawal']),
  method: or(z.string(), ''),
  requisites: z.nullable(z.string()),
  amount: money,
  status,
  domain: or(z.string(), ''),
};
const transaction = z.object(transactionFields);

const payMethod = z.object({
  sysname: z.string(),
  name: orField(z.string(), 'sysname'),
  currency: z.string(),
  /** Ours: decimal places of a sum by this method; absent: those of its currency. */
  decimals: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
  min: number,
  max: number,
  fee: exact(z.optional(z.object({ percent: exact(z.optional(number)), fixed: exact(z.optional(number)) }))),
  eta: z.optional(z.string()),
  fields: z.array(field),
  presets: z.optional(z.array(number)),
  open_mode: z.optional(z.enum(['redirect', 'new_window', 'iframe', 'inline'])),
  requisites_saved: z.optional(
    z.array(
      z.object({
        id,
        title: or(z.string(), ''),
        /** Ours, for withdrawals: why these requisites cannot be used now; null: they can. */
        state: or(z.nullable(openEnum(['on_verification', 'validation_required', 'fraudulent'])), null),
        /** Ours: the identity provider's check that unlocks them, for sumsub.getAccessToken. */
        external_action_id: z.optional(z.string()),
      }),
    ),
  ),
  is_available: or(z.boolean(), true),
  unavailable_reason: z.optional(z.string()),
});

/** What the player must do next. */
const depositAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string() }),
  z.object({ type: z.literal('new_window'), url: z.string() }),
  z.object({ type: z.literal('iframe'), url: z.string(), height: z.optional(z.number()) }),
  z.object({
    type: z.literal('form'),
    action: z.string(),
    method: z.enum(['POST', 'GET']),
    fields: z.record(z.string(), z.string()),
    target: z.optional(z.enum(['_self', '_blank'])),
  }),
  z.object({ type: z.literal('mobile'), message: z.string() }),
  z.object({
    type: z.literal('qr'),
    payload: z.string(),
    address: z.optional(z.string()),
    amount: money,
    expired_at: z.optional(unix),
  }),
  z.object({ type: z.literal('done') }),
]);

const byCurrency = z.object({ currency: z.optional(z.string()) });
const requisites = z.optional(z.record(z.string(), z.string()));

/** Cancels a withdrawal that is new or pending, where the operator allows it. Too late: InvalidParameter `id`. */
export const cancelWithdrawal = post('cashier.cancelwithdrawal', {
  access: 'player',
  money: true,
  input: z.object({ id }),
  output: one,
});
/**
 * Starts a deposit; `campaign_offer_id` -1 means no offer. A card that another account used first: InvalidParameter `card` with the
 * code CARD_IN_USE; nothing is charged.
 */
export const makeDeposit = post('cashier.makedeposit', {
  access: 'player',
  money: true,
  errors: [
    'BillingServiceErrorException',
    'BillingUnavailableException',
    'BillingTransactionDeclinedException',
    'BillingDepositLimitExceededException',
    'KycUserProfileException',
    'UserNeedProfileDataException',
    'UserNeedConfirmContactException',
  ],
  input: z.object({
    method: z.string(),
    amount: z.number(),
    currency: z.string(),
    campaign_offer_id: z._default(id, -1),
    requisites,
    back_url: z.optional(z.string()),
  }),
  output: z.object({ id, status, action: depositAction }),
});
/**
 * Orders a withdrawal and holds the money. `eta` is a text. After a change of password or second factor: WithdrawalDeclined,
 * `error_data {reason: 'security_hold', changed, until}`; to a card that another account used first: `error_data {reason: 'multi_account'}`,
 * and the money stays on the balance. WithdrawalLimitsExceeded: `error_data {min, max}`, and
 * WithdrawalLimitsPeriodExceeded: `error_data {available_amount, reset_at}`, in major units of the order's currency.
 * RequisitesValidationRequired: `error_data {external_action_id}` names the check that unlocks the requisites. When the second factor is
 * needed: Authorization with the markers of the sign-in; no money has moved; send the order again with `two_factor_code`.
 */
export const makeWithdrawal = post('cashier.makewithdrawal', {
  access: 'player',
  money: true,
  errors: [
    'WithdrawalDeclinedException',
    'WithdrawalLimitsExceededException',
    'WithdrawalLimitsPeriodExceededException',
    'KycUserProfileException',
    'KycWithdrawalException',
    'SumsubVerificationRequiredException',
    'RequisitesOnVerificationException',
    'RequisitesValidationRequiredException',
    'RequisitesFraudulentException',
    'UserNeedDepositException',
    'UserNeedProfileDataException',
    'UserNeedConfirmContactException',
  ],
  input: z.object({
    method: z.string(),
    amount: z.number(),
    currency: z.string(),
    requisites,
    /** Ours: code of the second factor. */
    two_factor_code: z.optional(z.string()),
  }),
  output: z.object({ id, status, eta: z.optional(z.string()) }),
});
/** Banks of a payment method. */
export const getBanks = get('cashier.getbanks', {
  access: 'player',
  input: z.object({ method: z.string() }),
  output: z.object({ items: z.array(z.object({ id, name: orField(z.string(), 'id'), icon: z.optional(z.string()) })) }),
});
/** A deposit and, while it is open, what the player must do next; polled while it is pending. */
export const getDepositInfo = get('cashier.getdepositinfo', {
  access: 'player',
  input: z.object({ id }),
  output: z.object({ ...transactionFields, message: z.optional(z.string()), action: z.optional(depositAction) }),
});
/** Ours: a withdrawal and its steps. `timeline` has the completed steps in order, then the expected ones, whose `at` may be null. */
export const getWithdrawalInfo = get('cashier.getwithdrawalinfo', {
  access: 'player',
  ext: true,
  input: z.object({ id }),
  output: z.object({
    ...transactionFields,
    message: z.optional(z.string()),
    /** Whether cashier.cancelwithdrawal would succeed now. */
    can_cancel: or(z.boolean(), false),
    /** Latest time of payment, as promised with the order. */
    promised_at: z.optional(unix),
    timeline: or(z.array(z.object({ status, at: z.nullable(unix), is_done: or(z.boolean(), false) })), []),
  }),
});
/**
 * Deposit methods with bounds in major units of the method's currency, presets by currency, and the deposit limit, or the
 * monthly budget where that leaves less.
 */
export const getDepositSettings = get('cashier.getdepositsettings', {
  access: 'player',
  input: byCurrency,
  output: z.object({
    currency: z.string(),
    methods: z.array(payMethod),
    presets: z.optional(z.record(z.string(), z.array(number))),
    limit: z.optional(depositLimit),
    has_deposits: or(z.boolean(), true),
  }),
});
/**
 * Payments of the player, four per page; `type` is deposit, withdrawal or all. `date_from` and `date_to` (dd.mm.yyyy, Tashkent days, both
 * inclusive) are ours: a platform that does not know them answers with all days.
 */
export const getHistory = get('cashier.gethistory', {
  access: 'player',
  input: z.object({
    offset: z.number(),
    count: z._default(z.number(), 4),
    type: z.enum(['deposit', 'withdrawal', 'all']),
    statuses: z.optional(z.string()),
    date_from: z.optional(z.string()),
    date_to: z.optional(z.string()),
  }),
  output: paginated(transaction),
});
/** Withdrawal methods, the available sum, requirements in the order they are checked, and what is left today (E10). Major units. */
export const getWithdrawSettings = get('cashier.getwithdrawsettings', {
  access: 'player',
  input: byCurrency,
  output: z.object({
    currency: z.string(),
    methods: z.array(payMethod),
    available: or(money, null),
    can_cancel_withdrawal: or(z.boolean(), false),
    requirements: or(
      z.array(
        z.object({
          type: openEnum(['kyc', 'profile', 'contact', 'deposit', 'bonus']),
          /** A requirement with an unreadable state is left out; the platform still enforces it. */
          done: z.boolean(),
          text: z.optional(z.string()),
        }),
      ),
      [],
    ),
    daily_left: z.optional(money),
    /** Ours: when `daily_left` grows again. */
    daily_resets_at: z.optional(unix),
    /** Ours: how much may be withdrawn before documents are required; absent: not required, or handed in already. */
    without_papers_left: z.optional(money),
  }),
});
