import { randomInt } from 'node:crypto';
import * as contract from '../../shared/api/auth.contract.ts';
import { AppError } from '../../shared/errors/AppError.ts';
import type { NewContact } from '../world/accounts.ts';
import { normalizeLogin } from '../world/accounts.ts';
import { RESEND_SECONDS } from '../world/confirmationCodes.ts';
import { CURRENCY } from '../world/currency.ts';
import { grantWelcome } from '../world/grantWelcome.ts';
import { hashPassword, isPassword } from '../world/passwords.ts';
import { transaction } from '../world/transaction.ts';
import { accountInfoOf } from './accountInfoOf.ts';
import { type Answer, answer, answerPlayer } from './answer.ts';
import { checkEmail } from './checkEmail.ts';
import { checkPassword } from './checkPassword.ts';
import { checkPhone } from './checkPhone.ts';
import { maskContact } from './maskContact.ts';
import { refuseBanned } from './refuseBanned.ts';
import { refuseField } from './refuseField.ts';
import { refuseSecondFactor } from './refuseSecondFactor.ts';
import { say } from './texts.ts';

const ONE_CLICK_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function inventPassword(): string {
  return Array.from({ length: 12 }, () => ONE_CLICK_ALPHABET[randomInt(ONE_CLICK_ALPHABET.length)]).join('');
}

export const auth: Answer[] = [
  answer(contract.login, async (input, { world, locale, signIn }) => {
    const account = world.accounts.byLogin(input.login);
    if (!(await isPassword(input.password, account?.password_hash)) || !account)
      throw new AppError('AuthorizationException', {
        message: say(locale, 'wrongCredentials'),
        code: 'WRONG_CREDENTIALS',
      });
    refuseBanned(locale, account);
    if (account.two_factor === 1 && account.totp_secret !== null) {
      if (input.code === undefined) {
        world.outbox.send(account.login, `Yulduz: ${world.secondFactor.codeNow(account.totp_secret)}`);
        throw new AppError('AuthorizationException', {
          message: `two_factor_auth is enable. Resend time is ${RESEND_SECONDS}`,
          data: { resend_time: RESEND_SECONDS },
        });
      }
      refuseSecondFactor(world.secondFactor.check(account.totp_secret, input.code));
    }
    signIn(account.uid);
    return accountInfoOf(world, account);
  }),

  answer(contract.register, async (input, { world, locale, signIn }) => {
    const { accounts, ledger } = world;
    if (input.is_tg || input.auth_type === 'social') throw refuseField(locale, 'auth_type', 'unavailable');
    if (input.currency !== CURRENCY) throw refuseField(locale, 'currency', 'wrongValue');
    if (!input.terms) throw refuseField(locale, 'terms', 'acceptTerms');

    const contacts: NewContact[] = [];
    if (input.auth_type === 'email' || input.email)
      contacts.push({ contact: checkEmail(locale, input.email), type: 'email' });
    if (input.auth_type === 'phone' || input.phone) {
      const country = input.phone_country_code ?? 'UZ';
      contacts.push({ contact: checkPhone(locale, input.phone, country), type: 'phone', phone_country_code: country });
    }
    const invented = input.auth_type === 'one_click' ? inventPassword() : undefined;
    const password = invented ?? checkPassword(locale, input.password);
    const passwordHash = await hashPassword(password);

    // After the last await: what is free now is still free when the account is written.
    const account = transaction(world.db, () => {
      for (const { contact, type } of contacts)
        if (accounts.byLogin(contact)) throw refuseField(locale, type, type === 'email' ? 'emailTaken' : 'phoneTaken');
      let login = input.auth_type === 'one_click' ? '' : normalizeLogin(input.login ?? contacts.at(-1)?.contact ?? '');
      while (login === '' || (invented !== undefined && accounts.byLogin(login))) login = String(randomInt(1e7, 1e8));
      if (accounts.byLogin(login)) throw refuseField(locale, 'login', 'loginTaken');
      const created = accounts.create({
        login,
        passwordHash,
        locale,
        currency: CURRENCY,
        fakename: `Yulduz${randomInt(1000, 1_000_000)}`,
        countryCode: input.country_code ?? 'UZ',
        isSubscribed: input.notify,
        contacts,
      });
      grantWelcome(ledger, created.uid);
      world.money.campaigns.welcome(created.uid);
      return created;
    });
    signIn(account.uid);
    return { uid: account.uid, login: account.login, ...(invented === undefined ? {} : { password: invented }) };
  }),

  answer(contract.restore, async (input, { world, locale }) => {
    const account = world.accounts.byLogin(input.login);
    const typed = normalizeLogin(input.login);
    const contacts = account ? world.accounts.contactsOf(account.uid) : [];
    const contact = contacts.find((known) => known.contact === typed) ?? contacts[0];
    if (input.code === undefined) {
      // A stranger gets the same answer: whether a login exists is nobody's business.
      if (!contact) return { sent_to: maskContact(typed), resend_time: RESEND_SECONDS };
      const wait = world.codes.send('restore', contact.contact);
      if (wait !== undefined)
        throw new AppError('TooManyRequestsException', {
          message: say(locale, 'tooOften'),
          data: { resend_time: wait },
        });
      return { sent_to: maskContact(contact.contact), resend_time: RESEND_SECONDS };
    }
    const password = checkPassword(locale, input.password);
    if (password !== input.repeat_password) throw refuseField(locale, 'repeat_password', 'passwordsDiffer');
    if (!account || !contact) throw refuseField(locale, 'code', 'wrongCode');
    const verdict = world.codes.check('restore', contact.contact, input.code);
    if (verdict !== 'right') throw refuseField(locale, 'code', verdict === 'wrong' ? 'wrongCode' : 'expiredCode');
    world.accounts.update(account.uid, { password_hash: await hashPassword(password) });
    world.sessions.closeAll(account.uid);
    return 1;
  }),

  answerPlayer(contract.logout, (_input, { signOut }) => {
    signOut();
    return 1;
  }),
];
