import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { exact, money, nothing, number, one, or, orField, unix } from '../wireTypes.ts';

const no = or(z.boolean(), false);
const yes = or(z.boolean(), true);
const purses = {
  balance_main: or(money, null),
  balance_bonus: or(money, null),
  balance_betting_bonus: or(money, null),
  balance_fun: or(money, null),
};

/**
 * Who is asking. A guest has uid 0 and zero balances in the default currency. `reg_time` in Unix seconds. Without `uid` there
 * is no session; the rest a player can do without.
 */
export const accountInfo = z.object({
  uid: number,
  reg_time: or(unix, 0),
  login: or(z.string(), ''),
  fakename: z.nullable(z.string()),
  is_subscribed: no,
  ...purses,
  is_on_verification: no,
  is_verified: no,
  is_kyc_block_enabled: no,
  /** Unknown: nobody is asked to complete what may be complete. */
  is_registration_completed: yes,
  country_code: z.nullable(z.string()),
  locale: or(z.string(), ''),
  two_factor_auth: no,
});
export type AccountInfo = z.infer<typeof accountInfo>;

const balances = z.object(purses);
export type Balances = z.infer<typeof balances>;

const contact = z.object({
  type: z.enum(['email', 'phone']),
  contact: z.string(),
  is_confirmed: no,
  is_subscribed: no,
  phone_country_code: z.optional(z.nullable(z.string())),
});

const text = z.nullable(z.string());
const profileFields = {
  first_name: text,
  last_name: text,
  /** 0 unset, 1 male, 2 female. */
  sex: or(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
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
/**
 * Major units of the account's currency. `limit_amount` null with period `none` is no limit; `available_amount` is what may
 * still be paid in. `expired_at` is when a waiting raise may be confirmed, or when editing opens again.
 */
export const depositLimit = z.object({
  available_amount: number,
  can_edit: no,
  expired_at: z.nullable(unix),
  limit_amount: exact(z.nullable(number)),
  period,
  /** Ours: a raise or a removal that waits 24 hours for the player's second word. */
  pending: z.optional(
    z.object({
      limit_amount: exact(z.nullable(number)),
      period,
      effective_at: unix,
      /** `effective_at` has passed: account.confirmDepositLimit puts it in force. */
      can_confirm: z.optional(z.boolean()),
      /** Unconfirmed by then, it lapses. */
      expires_at: z.optional(unix),
    }),
  ),
});
export type DepositLimit = z.infer<typeof depositLimit>;

const phoneCountry = z.object({
  code: z.string(),
  phone_code: z.string(),
  mask: or(z.string(), ''),
  name: orField(z.string(), 'code'),
});

export const field = z.object({
  name: z.string(),
  type: or(z.string(), 'text'),
  label: or(z.string(), ''),
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

/** An e-mail, or a phone with its country; unconfirmed until confirmContact. A wrong or taken one: InvalidParameter `contact`. */
export const addContact = post('account.addcontact', {
  access: 'player',
  input: z.object({ contact: z.string(), phone_country_code: z.optional(z.string()) }),
  output: one,
});
/** The public nickname, at least 4 characters. Taken: InvalidParameter `fakename`. */
export const changeFakename = post('account.changefakename', {
  access: 'player',
  input: z.object({ fakename: z.string() }),
  output: one,
});
/** The language of e-mails and of the account; guests may send it too (E8). */
export const changeLocale = post('account.changelocale', { input: z.object({ locale: z.string() }), output: one });
/** Every other session ends. A wrong present password: InvalidParameter `old_password`. */
export const changePassword = post('account.changepassword', {
  access: 'player',
  input: z.object({ old_password: z.string(), password: z.string(), repeat_password: z.string() }),
  output: one,
});
/** E-mails to one contact, on '1' or off '0'. */
export const changeSubscription = post('account.changeSubscription', {
  access: 'player',
  input: z.object({ contact: z.string(), subscription: z.enum(['1', '0']) }),
  output: one,
});
/** Starts switching the second factor on or off; the code then goes to confirmTwoFactorAuth. Without `need_confirm` it is done. */
export const changeTwoFactorAuth = post('account.changeTwoFactorAuth', {
  access: 'player',
  input: z.object({ enable: z.enum(['1', '0']) }),
  output: z.object({
    need_confirm: yes,
    resend_time: z.optional(number),
    /** Ours, while switching on: what an authenticator app holds, in base32. Without it the code comes as a message alone. */
    secret: z.optional(z.string()),
    /** Ours: the same for the app's camera, `otpauth://totp/...`. */
    otpauth_url: z.optional(z.string()),
  }),
});
/** Proves a contact by its six digits (E12, A-67, A-75). Wrong, expired or used: InvalidParameter `code`, of the last two with the error's code EXPIRED_CODE where the platform tells them apart. A player's own contacts alone: InvalidParameter `contact`. */
export const confirmContact = post('account.confirmContact', {
  input: z.object({ contact: z.string(), code: z.string() }),
  output: one,
});
/** Six digits. Wrong ones are an Authorization error with the markers of A-51. */
export const confirmTwoFactorAuth = post('account.confirmTwoFactorAuth', {
  access: 'player',
  input: z.object({ code: z.string() }),
  output: one,
});
/** Any part of the profile; null empties a field. Checked papers may not change: InvalidParameter by field. */
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
/** The papers are handed in (E11). Before createApplicant, and after a final refusal: InvalidParameter `applicant`. */
export const setUserOnVerification = post('account.setUserOnVerification', {
  access: 'player',
  errors: ['InvalidParameterException'],
  input: nothing,
  output: one,
});
/** The account's currency, while no sum is reckoned in one. */
export const setCurrency = post('account.setCurrency', {
  access: 'player',
  input: z.object({ currency: z.string() }),
  output: one,
});
/** Stops the e-mails of whoever holds the token of one, on a press of a button. */
export const unsubscribe = post('account.unsubscribe', {
  input: z.object({ token: z.string(), type: z.optional(z.enum(['email', 'phone'])) }),
  output: one,
});
/** Countries a phone may belong to. `mask` uses # for a digit; `resend_time` in seconds. */
export const getContactPhoneSettings = get('account.getContactPhoneSettings', {
  input: nothing,
  output: z.object({
    default_country_code: or(z.string(), 'UZ'),
    countries: z.array(phoneCountry),
    resend_time: or(number, 60),
  }),
});
/** `rates`: units of each currency for one of `base`. `updated_at` in Unix seconds. */
export const getCurrencyRates = get('account.getcurrencyrates', {
  input: z.object({ currency: z.optional(z.string()) }),
  output: z.object({ base: z.string(), rates: z.record(z.string(), number), updated_at: or(unix, 0) }),
});
/** The limit in force and what waits. */
export const getDepositLimit = get('account.getDepositLimit', {
  access: 'player',
  input: nothing,
  output: depositLimit,
});
/** Who is asking; a guest has uid 0 (E15). Never cached for a player. */
export const getInfo = get('account.getInfo', { input: nothing, output: accountInfo });
/** Money in major units of the account's currency; `balance_fun` is demo money and is in no total. */
export const getBalance = get('account.getBalance', { access: 'player', input: nothing, output: balances });
/** The form of personal data with what is known and what may be changed. */
export const getPersonalDataFields = get('account.getPersonalDataFields', {
  access: 'player',
  input: nothing,
  output: z.object({ fields: z.array(field) }),
});
/** The profile; `contacts` only where `fields` names them. */
export const getProfileInfo = get('account.getprofileinfo', {
  access: 'player',
  input: z.object({ fields: z._default(z.string(), 'contacts,document') }),
  output: profile,
});
/** Ours: a lower limit holds at once, a higher one waits 24 hours and then for confirmDepositLimit. Setting the limit that is in force drops a waiting one. Major units. */
export const setDepositLimit = post('account.setDepositLimit', {
  access: 'player',
  ext: true,
  input: z.object({ limit_amount: z.nullable(z.number()), period }),
  output: depositLimit,
});
