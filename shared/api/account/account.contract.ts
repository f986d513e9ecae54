import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { exact, money, nothing, number, one, or, orField, unix } from '#shared/api/wireTypes.ts';

const no = or(z.boolean(), false);
const yes = or(z.boolean(), true);
const balanceFields = {
  balance_main: or(money, null),
  balance_bonus: or(money, null),
  balance_betting_bonus: or(money, null),
  balance_fun: or(money, null),
};

/**
 * The visitor of a session. A guest has uid 0 and zero balances in the default currency. `reg_time` in Unix seconds. An answer
 * without `uid` is unreadable; every other field has a fallback.
 */
export const accountInfo = z.object({
  uid: number,
  reg_time: or(unix, 0),
  login: or(z.string(), ''),
  fakename: z.nullable(z.string()),
  is_subscribed: no,
  ...balanceFields,
  is_on_verification: no,
  is_verified: no,
  is_kyc_block_enabled: no,
  /** Read as true when missing, so that no player is asked to complete a complete registration. */
  is_registration_completed: yes,
  country_code: z.nullable(z.string()),
  locale: or(z.string(), ''),
  two_factor_auth: no,
  /** Ours: why the account is closed to play; null: it is not. Absent: the platform does not say it here. */
  closed_for: z.optional(or(z.nullable(z.enum(['age', 'fraud'])), null)),
  /** Ours: the player is back from an absence and has not put away what happened meanwhile (account.getAbsence). */
  has_absence: z.optional(no),
});
/** The visitor of a session, as account.getInfo answers. */
export type AccountInfo = z.infer<typeof accountInfo>;

const balances = z.object(balanceFields);
/** Balances in major units; null: unknown. */
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
/** Personal data and contacts of a player; null: not filled in. */
export const profile = z.object({ ...profileFields, contacts: z.optional(z.array(contact)) });

const period = z.enum(['none', 'day', 'week', 'month']);
/**
 * Deposit limit in major units of the account's currency. `limit_amount` null with period `none`: no limit. `available_amount` is
 * what may still be deposited. `expired_at` is when a waiting raise may be confirmed, or when editing opens again.
 */
export const depositLimit = z.object({
  available_amount: number,
  can_edit: no,
  expired_at: z.nullable(unix),
  limit_amount: exact(z.nullable(number)),
  period,
  /** Ours: the part of the used sum that is free again first, and when: the period is rolling. Absent if nothing is used. */
  frees: z.optional(z.object({ at: unix, amount: number })),
  /** Ours: a raise or removal, which the player may confirm after 24 hours. */
  pending: z.optional(
    z.object({
      limit_amount: exact(z.nullable(number)),
      period,
      effective_at: unix,
      /** `effective_at` has passed: account.confirmDepositLimit puts it in force. */
      can_confirm: z.optional(z.boolean()),
      /** When an unconfirmed change lapses. */
      expires_at: z.optional(unix),
    }),
  ),
});
/** A deposit limit in major units of the account's currency. */
export type DepositLimit = z.infer<typeof depositLimit>;

const phoneCountry = z.object({
  code: z.string(),
  phone_code: z.string(),
  mask: or(z.string(), ''),
  name: orField(z.string(), 'code'),
});

/** A field of a form that the platform configures: personal data, payment. `min` and `max` depend on `type`. */
export const field = z.object({
  name: z.string(),
  type: or(z.string(), 'text'),
  label: or(z.string(), ''),
  placeholder: z.optional(z.string()),
  optional: z.optional(z.boolean()),
  mask: z.optional(z.string()),
  unmask: z.optional(z.boolean()),
  regex: z.optional(z.string()),
  min: z.optional(z.union([z.number(), z.string()])),
  max: z.optional(z.union([z.number(), z.string()])),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  editable: z.optional(z.boolean()),
  value: z.optional(z.nullable(z.string())),
});

/** Adds an e-mail, or a phone with its country; unconfirmed until confirmContact. Invalid or taken: InvalidParameter `contact`. */
export const addContact = post('account.addcontact', {
  access: 'player',
  input: z.object({ contact: z.string(), phone_country_code: z.optional(z.string()) }),
  output: one,
});
/** Changes the public nickname, 4 to 20 characters. Taken: InvalidParameter `fakename`. */
export const changeFakename = post('account.changefakename', {
  access: 'player',
  input: z.object({ fakename: z.string() }),
  output: one,
});
/** Sets the language of the account and its e-mails; guests may call it too (E8). */
export const changeLocale = post('account.changelocale', { input: z.object({ locale: z.string() }), output: one });
/** Changes the password and ends every other session. A wrong current password: InvalidParameter `old_password`. */
export const changePassword = post('account.changepassword', {
  access: 'player',
  input: z.object({ old_password: z.string(), password: z.string(), repeat_password: z.string() }),
  output: one,
});
/** Switches e-mails to one contact on ('1') or off ('0'). */
export const changeSubscription = post('account.changeSubscription', {
  access: 'player',
  input: z.object({ contact: z.string(), subscription: z.enum(['1', '0']) }),
  output: one,
});
/** Starts switching the second factor on or off; the code then goes to confirmTwoFactorAuth. `need_confirm` false: done at once. */
export const changeTwoFactorAuth = post('account.changeTwoFactorAuth', {
  access: 'player',
  input: z.object({ enable: z.enum(['1', '0']) }),
  output: z.object({
    need_confirm: yes,
    resend_time: z.optional(number),
    /** Ours: a code was sent; false: the player has no confirmed contact, and only the authenticator app has one. */
    is_sent: z.optional(z.boolean()),
    /** Ours, while switching on: the secret for an authenticator app, in base32. Without it the code arrives as a message only. */
    secret: z.optional(z.string()),
    /** Ours: the same secret for a QR code, `otpauth://totp/...`. */
    otpauth_url: z.optional(z.string()),
  }),
});
/**
 * Confirms a contact by a code of six digits (E12, A-67, A-75). A wrong, expired or used code: InvalidParameter `code`, for the
 * last two with the error code EXPIRED_CODE where the platform distinguishes them. Not the player's contact: InvalidParameter `contact`.
 */
export const confirmContact = post('account.confirmContact', {
  input: z.object({ contact: z.string(), code: z.string() }),
  output: one,
});
/** Confirms the switch of the second factor by six digits. A wrong code: an Authorization error with the markers of A-51. */
export const confirmTwoFactorAuth = post('account.confirmTwoFactorAuth', {
  access: 'player',
  input: z.object({ code: z.string() }),
  output: one,
});
/** Saves any part of the profile; null clears a field. Verified data cannot change: InvalidParameter by field. */
export const saveProfileInfo = post('account.saveProfileInfo', {
  access: 'player',
  input: z.partial(z.object(profileFields)),
  output: one,
});
/** Sends a code of six digits to a contact. Too early: TooManyRequests with `resend_time` in seconds. */
export const sendConfirmationToContact = post('account.sendconfirmationtocontact', {
  access: 'player',
  input: z.object({ contact: z.string() }),
  output: one,
});
/** Reports that the documents were handed in (E11). Before createApplicant, and after a final refusal: InvalidParameter `applicant`. */
export const setUserOnVerification = post('account.setUserOnVerification', {
  access: 'player',
  errors: ['InvalidParameterException'],
  input: nothing,
  output: one,
});
/** Sets the account's currency, once, while the balance is zero. */
export const setCurrency = post('account.setCurrency', {
  access: 'player',
  input: z.object({ currency: z.string() }),
  output: one,
});
/** Unsubscribes the contact whose e-mail contains the token; needs a press of a button. */
export const unsubscribe = post('account.unsubscribe', {
  input: z.object({ token: z.string(), type: z.optional(z.enum(['email', 'phone'])) }),
  output: one,
});
/** Countries of phone numbers. `mask` uses # for a digit; `resend_time` in seconds. */
export const getContactPhoneSettings = get('account.getContactPhoneSettings', {
  input: nothing,
  output: z.object({
    default_country_code: or(z.string(), 'UZ'),
    countries: z.array(phoneCountry),
    resend_time: or(number, 60),
  }),
});
/** Exchange rates: units of each currency per unit of `base`. `updated_at` in Unix seconds. */
export const getCurrencyRates = get('account.getcurrencyrates', {
  input: z.object({ currency: z.optional(z.string()) }),
  output: z.object({ base: z.string(), rates: z.record(z.string(), number), updated_at: or(unix, 0) }),
});
/** The deposit limit in force and a waiting change. */
export const getDepositLimit = get('account.getDepositLimit', {
  access: 'player',
  input: nothing,
  output: depositLimit,
});
/** The visitor of this session; a guest has uid 0 (E15). Never cached for a player. */
export const getInfo = get('account.getInfo', { personal: true, input: nothing, output: accountInfo });
/** Balances in major units of the account's currency; `balance_fun` is demo money and part of no total. */
export const getBalance = get('account.getBalance', { access: 'player', input: nothing, output: balances });
/** Fields of the personal data form, with their values and which may be edited. */
export const getPersonalDataFields = get('account.getPersonalDataFields', {
  access: 'player',
  input: nothing,
  output: z.object({ fields: z.array(field) }),
});
/** The profile; with `contacts` only when `fields` names them. */
export const getProfileInfo = get('account.getprofileinfo', {
  access: 'player',
  input: z.object({ fields: z._default(z.string(), 'contacts,document') }),
  output: profile,
});
/**
 * Ours: sets the deposit limit, in major units. A lower limit applies at once; a higher one waits 24 hours and then for
 * confirmDepositLimit. Setting the limit in force drops a waiting one.
 */
export const setDepositLimit = post('account.setDepositLimit', {
  access: 'player',
  ext: true,
  input: z.object({ limit_amount: z.nullable(z.number()), period }),
  output: depositLimit,
});
