import * as z from 'zod/mini';
import { get, post } from './method.ts';
import { money, nothing, one, unix } from './wireTypes.ts';

/** Who is asking. A guest has uid 0 and zero balances in the default currency. `reg_time` in Unix seconds. */
export const accountInfo = z.object({
  uid: z.number(),
  reg_time: unix,
  login: z.string(),
  fakename: z.nullable(z.string()),
  is_subscribed: z.boolean(),
  balance_main: money,
  balance_bonus: money,
  balance_betting_bonus: money,
  balance_fun: money,
  is_on_verification: z.boolean(),
  is_verified: z.boolean(),
  is_kyc_block_enabled: z.boolean(),
  is_registration_completed: z.boolean(),
  country_code: z.nullable(z.string()),
  locale: z.string(),
  two_factor_auth: z.boolean(),
});
export type AccountInfo = z.infer<typeof accountInfo>;

const balances = z.object({
  balance_main: money,
  balance_bonus: money,
  balance_betting_bonus: money,
  balance_fun: money,
});
export type Balances = z.infer<typeof balances>;

const contact = z.object({
  type: z.enum(['email', 'phone']),
  contact: z.string(),
  is_confirmed: z.boolean(),
  is_subscribed: z.boolean(),
  phone_country_code: z.optional(z.nullable(z.string())),
});

const text = z.nullable(z.string());
const profileFields = {
  first_name: text,
  last_name: text,
  /** 0 unset, 1 male, 2 female. */
  sex: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** dd.mm.yyyy */
  birth_date: text,
  document: z.nullable(z.object({ type: z.literal('cpf'), number: z.string() })),
  country: text,
  country_code: text,
  region: text,
  home_town: text,
  address: text,
  postcode: text,
};
export const profile = z.object({ ...profileFields, contacts: z.optional(z.array(contact)) });

const period = z.enum(['none', 'day', 'week', 'month']);
const depositLimit = z.object({
  available_amount: z.number(),
  can_edit: z.boolean(),
  expired_at: z.nullable(unix),
  limit_amount: z.nullable(z.number()),
  period,
  pending: z.optional(z.object({ limit_amount: z.nullable(z.number()), period, effective_at: unix })),
});

const phoneCountry = z.object({ code: z.string(), phone_code: z.string(), mask: z.string(), name: z.string() });

export const field = z.object({
  name: z.string(),
  type: z.string(),
  label: z.string(),
  placeholder: z.optional(z.string()),
  optional: z.optional(z.boolean()),
  mask: z.optional(z.string()),
  regex: z.optional(z.string()),
  min: z.optional(z.union([z.number(), z.string()])),
  max: z.optional(z.union([z.number(), z.string()])),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  editable: z.optional(z.boolean()),
  value: z.optional(z.nullable(z.string())),
});

export const addContact = post('account.addcontact', {
  access: 'player',
  input: z.object({ contact: z.string(), phone_country_code: z.optional(z.string()) }),
  output: one,
});
export const changeFakename = post('account.changefakename', {
  access: 'player',
  input: z.object({ fakename: z.string() }),
  output: one,
});
export const changeLocale = post('account.changelocale', { input: z.object({ locale: z.string() }), output: one });
export const changePassword = post('account.changepassword', {
  access: 'player',
  input: z.object({ old_password: z.string(), password: z.string(), repeat_password: z.string() }),
  output: one,
});
export const changeSubscription = post('account.changeSubscription', {
  access: 'player',
  input: z.object({ contact: z.string(), subscription: z.enum(['1', '0']) }),
  output: one,
});
/** Starts switching the second factor on or off; the code then goes to confirmTwoFactorAuth. */
export const changeTwoFactorAuth = post('account.changeTwoFactorAuth', {
  access: 'player',
  input: z.object({ enable: z.enum(['1', '0']) }),
  output: z.object({ need_confirm: z.boolean(), resend_time: z.optional(z.number()) }),
});
export const confirmContact = post('account.confirmContact', {
  input: z.object({ contact: z.string(), code: z.string() }),
  output: one,
});
export const confirmTwoFactorAuth = post('account.confirmTwoFactorAuth', {
  access: 'player',
  input: z.object({ code: z.string() }),
  output: one,
});
export const saveProfileInfo = post('account.saveProfileInfo', {
  access: 'player',
  input: z.partial(z.object(profileFields)),
  output: one,
});
/** Sends a six-digit code. Too early: TooManyRequests with `resend_time` in seconds. */
export const sendConfirmationToContact = post('account.sendconfirmationtocontact', {
  access: 'player',
  input: z.object({ contact: z.string() }),
  output: one,
});
export const setUserOnVerification = post('account.setUserOnVerification', {
  access: 'player',
  input: nothing,
  output: one,
});
export const setCurrency = post('account.setCurrency', {
  access: 'player',
  input: z.object({ currency: z.string() }),
  output: one,
});
export const unsubscribe = post('account.unsubscribe', {
  input: z.object({ token: z.string(), type: z.optional(z.enum(['email', 'phone'])) }),
  output: one,
});
/** Countries a phone may belong to. `mask` uses # for a digit; `resend_time` in seconds. */
export const getContactPhoneSettings = get('account.getContactPhoneSettings', {
  input: nothing,
  output: z.object({ default_country_code: z.string(), countries: z.array(phoneCountry), resend_time: z.number() }),
});
export const getCurrencyRates = get('account.getcurrencyrates', {
  input: z.object({ currency: z.optional(z.string()) }),
  output: z.object({ base: z.string(), rates: z.record(z.string(), z.number()), updated_at: unix }),
});
export const getDepositLimit = get('account.getDepositLimit', {
  access: 'player',
  input: nothing,
  output: depositLimit,
});
export const getInfo = get('account.getInfo', { input: nothing, output: accountInfo });
export const getBalance = get('account.getBalance', { access: 'player', input: nothing, output: balances });
export const getPersonalDataFields = get('account.getPersonalDataFields', {
  access: 'player',
  input: nothing,
  output: z.object({ fields: z.array(field) }),
});
export const getProfileInfo = get('account.getprofileinfo', {
  access: 'player',
  input: z.object({ fields: z._default(z.string(), 'contacts,document') }),
  output: profile,
});
/** Ours: a lower limit holds at once, a higher one after 24 hours. */
export const setDepositLimit = post('account.setDepositLimit', {
  access: 'player',
  input: z.object({ limit_amount: z.nullable(z.number()), period }),
  output: depositLimit,
});
