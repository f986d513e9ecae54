import type * as z from 'zod/mini';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { localise } from '#sandbox/content/localise.ts';
import type { World } from '#sandbox/createWorld.ts';
import { guardGuess, noteWrongGuess } from '#sandbox/platform/access/guardGuess.ts';
import { refuseSecondAccount } from '#sandbox/platform/access/refuseSecondAccount.ts';
import { type Answer, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { isCurrency } from '#sandbox/world/money/currency.ts';
import { type Account, normalizeLogin } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { hashPassword, isPassword } from '#sandbox/world/players/passwords.ts';
import { grantFun } from '#sandbox/world/rewards/grantWelcome.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { type TextId, textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/account/account.contract.ts';
import { parseDate } from '#shared/domain/parseDate.ts';
import { addressRule } from '#shared/rules/fields/addressRule.ts';
import { customRule } from '#shared/rules/fields/customRule.ts';
import { dateRule } from '#shared/rules/fields/dateRule.ts';
import { fakenameRule } from '#shared/rules/fields/fakenameRule.ts';
import { latestAdultBirthDate } from '#shared/rules/fields/latestAdultBirthDate.ts';
import { nameRule } from '#shared/rules/fields/nameRule.ts';
import { postcodeRule } from '#shared/rules/fields/postcodeRule.ts';
import type { StringRule } from '#shared/rules/fields/stringRule.ts';
import { checkEmail } from './checkEmail.ts';
import { checkPassword } from './checkPassword.ts';
import { checkPhone } from './checkPhone.ts';
import { knownTexts } from './knownTexts.ts';
import { noteKeyChange } from './noteKeyChange.ts';
import { phoneCountries } from './phoneCountries.ts';

const CONTACTS = 5;
const ACCOUNTS = ['main', 'bonus', 'betting'] as const;
const FIRST_BIRTH_DATE = '01.01.1900';
const FIRST_BIRTH_DAY = parseDate(FIRST_BIRTH_DATE) ?? 0;
/** Fields that the provider has verified from the documents. */
const VERIFIED_FIELDS = ['first_name', 'last_name', 'birth_date', 'sex', 'document'] as const;

type ProfileChange = z.output<typeof contract.saveProfileInfo.input>;
type TextField = Exclude<keyof ProfileChange, 'sex' | 'document'>;
type PersonalField = z.output<typeof contract.getPersonalDataFields.output>['fields'][number];

function ruleOf(field: TextField, locale: SandboxLanguage, nowMs: number): [StringRule, TextId] {
  switch (field) {
    case 'first_name':
    case 'last_name':
      return [nameRule({ locale, optional: true }), 'wrongName'];
    case 'birth_date':
      return [dateRule({ optional: true, min: FIRST_BIRTH_DATE, max: latestAdultBirthDate(nowMs) }), 'wrongDate'];
    case 'postcode':
      return [postcodeRule({ optional: true }), 'wrongValue'];
    case 'country_code':
      return [
        customRule({ optional: true, regex: `^(${phoneCountries.map(({ code }) => code).join('|')})$` }),
        'wrongValue',
      ];
    default:
      return [addressRule({ optional: true }), 'wrongValue'];
  }
}

/** Validates a change and returns it as stored; empty values become null. */
function checkProfile(
  { sex, document, ...texts }: ProfileChange,
  locale: SandboxLanguage,
  nowMs: number,
): ProfileChange {
  const checked: ProfileChange = {};
  if (sex !== undefined) checked.sex = sex;
  for (const [key, value] of Object.entries(texts)) {
    const field = key as TextField;
    const [rule, text] = ruleOf(field, locale, nowMs);
    const parsed = rule.safeParse(value);
    if (!parsed.success) {
      const day = field === 'birth_date' ? parseDate(value ?? '') : null;
      throw refuseField(locale, field, day !== null && day > FIRST_BIRTH_DAY ? 'adultsOnly' : text);
    }
    checked[field] = parsed.data === '' ? null : parsed.data;
  }
  if (document !== undefined) {
    const number = document?.number.replaceAll(/\s/g, '') ?? '';
    if (number !== '' && !/^\d{14}$/.test(number)) throw refuseField(locale, 'document', 'wrongPinfl');
    checked.document = number === '' ? null : { type: 'cpf', number };
  }
  return checked;
}

/** Whether the account has any sums in its currency; the currency cannot change while it has. */
function hasMoneyPast({ ledger, money }: World, uid: number): boolean {
  const { payments, bonuses, depositLimits, playLimits, budgets } = money;
  return (
    ACCOUNTS.some((account) => ledger.balance(uid, account) !== 0) ||
    payments.history(uid, { types: ['deposit', 'withdrawal'], offset: 0, count: 1 }).total > 0 ||
    (['casino', 'betting'] as const).some(
      (type) => bonuses.list(uid, type, ['new', 'active', 'inactive']).length > 0,
    ) ||
    depositLimits.of(uid).period !== 'none' ||
    playLimits.list(uid).some(({ kind }) => kind !== 'time') ||
    budgets.of(uid).amount !== null
  );
}

/** The methods by which players change their profile. */
export const profile: Answer[] = [
  answerPlayer(contract.saveProfileInfo, (input, { world, player, locale }) => {
    const stored = JSON.parse(player.profile) as ProfileChange;
    const change = checkProfile(input, locale, world.clock.now());
    if (player.is_verified === 1)
      for (const field of VERIFIED_FIELDS)
        if (field in change && JSON.stringify(change[field]) !== JSON.stringify(stored[field] ?? null))
          throw refuseField(locale, field, 'verifiedField');
    refuseSecondAccount(world, player, { ...stored, ...change }, locale);
    world.players.accounts.update(player.uid, { profile: JSON.stringify({ ...stored, ...change }) });
    completeRegistration(world, player);
    return 1;
  }),

  answerPlayer(contract.getPersonalDataFields, (_input, { world, player, locale }) => {
    const stored = JSON.parse(player.profile) as Record<string, unknown> & ProfileChange;
    const values: Record<string, unknown> = { ...stored, document: stored.document?.number };
    const fields = localise(formsConfig.forms.profile, locale) as PersonalField[];
    return {
      fields: fields.map((field) => {
        const value = values[field.name];
        return {
          ...field,
          ...(field.name === 'birth_date' ? { max: latestAdultBirthDate(world.clock.now()) } : {}),
          editable: player.is_verified === 0 || !VERIFIED_FIELDS.some((name) => name === field.name),
          // Sex 0 is unset.
          value: typeof value === 'string' || (typeof value === 'number' && value !== 0) ? String(value) : null,
        };
      }),
    };
  }),

  answerPlayer(contract.addContact, (input, { world, player, locale }) => {
    const isEmail = input.contact.includes('@');
    const country = input.phone_country_code ?? 'UZ';
    const contact = isEmail
      ? checkEmail(locale, input.contact, 'contact')
      : checkPhone(locale, input.contact, country, 'contact');
    if (world.players.accounts.findContact(contact) || world.players.accounts.byLogin(contact))
      throw refuseField(locale, 'contact', isEmail ? 'emailTaken' : 'phoneTaken');
    if (world.players.accounts.contactsOf(player.uid).length >= CONTACTS)
      throw refuseField(locale, 'contact', 'tooManyContacts');
    world.players.accounts.addContact(player.uid, {
      contact,
      ...(isEmail ? { type: 'email' } : { type: 'phone', phone_country_code: country }),
    });
    completeRegistration(world, player);
    return 1;
  }),

  answerPlayer(contract.changeFakename, (input, { world, player, locale }) => {
    const parsed = fakenameRule().safeParse(input.fakename);
    if (!parsed.success) throw refuseField(locale, 'fakename', 'wrongFakename');
    if (world.players.accounts.isNameTaken(parsed.data, player.uid))
      throw refuseField(locale, 'fakename', 'fakenameTaken');
    world.players.accounts.update(player.uid, { fakename: parsed.data });
    return 1;
  }),

  // Every session ends, and only the one that changed the password gets a new one.
  answerPlayer(contract.changePassword, async (input, { world, player, locale, session, signIn }) => {
    const password = checkPassword(locale, input.password, knownTexts(world, player));
    if (password !== input.repeat_password) throw refuseField(locale, 'repeat_password', 'passwordsDiffer');
    const place = `session:${session.tokenHash}` as const;
    const isRight = await isPassword(input.old_password, player.password_hash);
    // After the slow check: of many concurrent guesses only those before the lock are answered.
    guardGuess({ world, locale, place });
    if (!isRight) {
      noteWrongGuess({ world, locale, place, owner: player });
      throw refuseField(locale, 'old_password', 'wrongPassword');
    }
    if (password === input.old_password) throw refuseField(locale, 'password', 'samePassword');
    const hash = await hashPassword(password);
    transaction(world.db, () => {
      world.players.accounts.update(player.uid, { password_hash: hash });
      world.access.sessions.closeAll(player.uid);
      signIn(player.uid);
      world.access.guesses.forget(`account:${player.uid}`);
      noteKeyChange(world, player, { key: 'password', text: 'passwordChanged' });
    });
    return 1;
  }),

  answerPlayer(contract.changeSubscription, ({ contact: typed, subscription }, { world, player, locale }) => {
    const contact = world.players.accounts.findContact(normalizeLogin(typed));
    if (contact?.uid !== player.uid) throw refuseField(locale, 'contact', 'unknownContact');
    world.players.accounts.subscribe(contact.contact, subscription === '1');
    if (subscription === '1') {
      const token = world.messages.subscriptions.token(player.uid);
      const link = `/unsubscribe?token=${token}&type=${contact.type}`;
      world.messages.outbox.send(contact.contact, `${textFor(locale, 'unsubscribeEmail')} ${link}`);
    }
    return 1;
  }),

  answerPlayer(contract.setCurrency, ({ currency }, { world, player, locale }) => {
    if (!isCurrency(currency)) throw refuseField(locale, 'currency', 'wrongValue');
    const { uid } = player;
    if (hasMoneyPast(world, uid)) throw refuseField(locale, 'currency', 'currencyFixed');
    transaction(world.db, () => {
      world.players.accounts.update(uid, { currency });
      grantFun(world.ledger, uid, currency);
    });
    return 1;
  }),

  answer(contract.unsubscribe, ({ token, type }, { world, locale }) => {
    const uid = world.messages.subscriptions.read(token);
    if (uid === undefined) throw refuseField(locale, 'token', 'wrongLink');
    for (const contact of world.players.accounts.contactsOf(uid))
      if (type === undefined || contact.type === type) world.players.accounts.subscribe(contact.contact, false);
    return 1;
  }),

  answerPlayer(contract.setUserOnVerification, (_input, { world, player, locale }) => {
    if (!world.players.verification.submit(player.uid)) throw refuseField(locale, 'applicant', 'verificationFirst');
    return 1;
  }),
];

/**
 * A social or Telegram account is complete once it has a contact, as a registered one: age and terms are confirmed by the
 * checkbox of the form, and the operator's forms config decides which other fields are asked.
 */
function completeRegistration({ players: { accounts } }: World, { uid }: Account): void {
  const account = accounts.byUid(uid);
  if (account?.is_registration_completed === 0 && accounts.contactsOf(uid).length > 0)
    accounts.update(uid, { is_registration_completed: 1 });
}
