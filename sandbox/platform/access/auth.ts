import { randomInt } from 'node:crypto';
import { accountInfoOf } from '#sandbox/platform/account/accountInfoOf.ts';
import { checkEmail } from '#sandbox/platform/account/checkEmail.ts';
import { checkPassword } from '#sandbox/platform/account/checkPassword.ts';
import { checkPhone } from '#sandbox/platform/account/checkPhone.ts';
import { knownTexts } from '#sandbox/platform/account/knownTexts.ts';
import { maskContact } from '#sandbox/platform/account/maskContact.ts';
import { noteKeyChange } from '#sandbox/platform/account/noteKeyChange.ts';
import { type Answer, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { isCurrency } from '#sandbox/world/money/currency.ts';
import type { NewContact } from '#sandbox/world/players/accounts.ts';
import { normalizeLogin } from '#sandbox/world/players/accounts.ts';
import { RESEND_SECONDS } from '#sandbox/world/players/confirmationCodes.ts';
import { hashPassword, isPassword } from '#sandbox/world/players/passwords.ts';
import { clubCharacters } from '#sandbox/world/rewards/clubCharacters.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/account/auth.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { ownTexts } from '#shared/rules/passwords/ownTexts.ts';
import { askSecondFactor } from './askSecondFactor.ts';
import { RETURN_SECONDS } from './closing/leaveAccount.ts';
import { enter } from './enter.ts';
import { enterFromTelegram } from './enterFromTelegram.ts';
import { guardGuess, noteWrongGuess } from './guardGuess.ts';
import { noteWrongCode } from './noteWrongCode.ts';
import { openAccount } from './openAccount.ts';
import { refuseBanned } from './refuseBanned.ts';
import { refusePaused } from './refusePaused.ts';

const ONE_CLICK_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function generatePassword(): string {
  return Array.from({ length: 12 }, () => ONE_CLICK_ALPHABET[randomInt(ONE_CLICK_ALPHABET.length)]).join('');
}

export const auth: Answer[] = [
  answer(contract.login, async (input, asking) => {
    const { world, locale } = asking;
    const loginAccount = world.players.accounts.byLogin(input.login);
    const isKnown = await isPassword(input.password, loginAccount?.password_hash);
    // Read again: the password check is slow, and the code may have been used meanwhile.
    const account = loginAccount && world.players.accounts.byUid(loginAccount.uid);
    if (!isKnown || !account)
      throw new AppError('AuthorizationException', {
        message: textFor(locale, 'wrongCredentials'),
        code: 'WRONG_CREDENTIALS',
      });
    refuseBanned(locale, account);
    refusePaused(world, locale, account);
    const place = `account:${account.uid}` as const;
    try {
      askSecondFactor(world, account, { locale, place, code: input.code });
    } catch (error) {
      noteWrongCode(error, { world, locale, place, owner: account });
      throw error;
    }
    enter(asking, account);
    return accountInfoOf(world, account);
  }),

  answer(contract.register, async (input, asking) => {
    const { world, locale, place } = asking;
    const {
      players: { accounts },
    } = world;
    if (input.is_tg) {
      const { uid, login } = enterFromTelegram(asking, input.tg_data);
      return { uid, login };
    }
    const { auth_type, currency } = input;
    if (auth_type === undefined) throw refuseField(locale, 'auth_type', 'required');
    // Social accounts are opened by /oauth/init, where the service identifies the visitor.
    if (auth_type === 'social') throw refuseField(locale, 'auth_type', 'unavailable');
    if (currency === undefined) throw refuseField(locale, 'currency', 'required');
    if (!isCurrency(currency)) throw refuseField(locale, 'currency', 'wrongValue');
    if (!input.terms) throw refuseField(locale, 'terms', 'acceptTerms');

    const character = clubCharacters.find(({ id }) => String(id) === String(input.character_id));
    if (input.character_id !== undefined && !character) throw refuseField(locale, 'character_id', 'unknownCharacter');

    const contacts: NewContact[] = [];
    if (auth_type === 'email' || input.email)
      contacts.push({ contact: checkEmail(locale, input.email), type: 'email' });
    if (auth_type === 'phone' || input.phone) {
      const country = input.phone_country_code ?? 'UZ';
      contacts.push({ contact: checkPhone(locale, input.phone, country), type: 'phone', phone_country_code: country });
    }
    const generated = auth_type === 'one_click' ? generatePassword() : undefined;
    const password = generated ?? checkPassword(locale, input.password, ownTexts(input));
    const passwordHash = await hashPassword(password);

    // After the last await: a login that is free now is still free when the account is written.
    const account = transaction(world.db, () => {
      for (const { contact, type } of contacts)
        if (accounts.byLogin(contact)) throw refuseField(locale, type, type === 'email' ? 'emailTaken' : 'phoneTaken');
      let login = auth_type === 'one_click' ? '' : normalizeLogin(input.login ?? contacts.at(-1)?.contact ?? '');
      while (login === '' || (generated !== undefined && accounts.byLogin(login))) login = String(randomInt(1e7, 1e8));
      if (accounts.byLogin(login)) throw refuseField(locale, 'login', 'loginTaken');
      return openAccount(world, {
        login,
        passwordHash,
        locale,
        currency,
        countryCode: input.country_code,
        isSubscribed: input.notify,
        contacts,
        deviceId: place.deviceId,
      });
    });
    if (character) world.rewards.club.choose(account.uid, character.id);
    enter(asking, account);
    return { uid: account.uid, login: account.login, ...(generated === undefined ? {} : { password: generated }) };
  }),

  answer(contract.restore, async (input, { world, locale }) => {
    const account = world.players.accounts.byLogin(input.login);
    const typed = normalizeLogin(input.login);
    const contacts = account ? world.players.accounts.contactsOf(account.uid) : [];
    const contact = contacts.find((candidate) => candidate.contact === typed) ?? contacts[0];
    if (input.code === undefined) {
      // What no account can have for a login: nobody may be told that a code is on its way.
      if (!/^(?:\d{7,15}|[^\s@]+@[^\s@]+\.[^\s@]+)$/.test(typed)) throw refuseField(locale, 'login', 'wrongLogin');
      // Must not reveal whether a login exists: the answer and its rate limit depend on the typed login alone.
      const wait = world.access.codes.send('restore', typed, { to: contact?.contact ?? null });
      if (wait !== undefined)
        throw new AppError('TooManyRequestsException', {
          message: textFor(locale, 'tooOften'),
          data: { resend_time: wait },
        });
      return { sent_to: maskContact(typed), resend_time: RESEND_SECONDS };
    }
    const password = checkPassword(locale, input.password, [typed]);
    if (password !== input.repeat_password) throw refuseField(locale, 'repeat_password', 'passwordsDiffer');
    // By the typed login, like the code: the count must not reveal whether a login exists either.
    const place = `restore:${typed}` as const;
    guardGuess({ world, locale, place });
    const { code } = input;
    // A refused password must not use up the code, and only who has the code learns that it is about the account.
    const verdict = transaction(world.db, () => {
      const checked = world.access.codes.check('restore', typed, code);
      if (checked === 'right' && account) checkPassword(locale, password, knownTexts(world, account));
      return checked;
    });
    if (verdict !== 'right' || !account || !contact) {
      noteWrongGuess({ world, locale, place, owner: account });
      throw refuseField(locale, 'code', verdict === 'expired' ? 'expiredCode' : 'wrongCode');
    }
    // Whoever closed the account has had a day to think, and has the contact: it is open again.
    if (account.left_at !== null && world.clock.seconds() < account.left_at + RETURN_SECONDS)
      refuseBanned(locale, account);
    world.players.accounts.update(account.uid, { left_at: null });
    // The player has the contact and a new password: whoever guessed before knows neither.
    world.access.guesses.forget(place);
    world.access.guesses.forget(`account:${account.uid}`);
    world.players.accounts.update(account.uid, { password_hash: await hashPassword(password) });
    world.access.sessions.closeAll(account.uid);
    // Whoever has the old contact is the owner: a replacement that somebody else began ends.
    world.access.contactChanges.drop(account.uid);
    noteKeyChange(world, account, { key: 'password', text: 'passwordChanged' });
    return 1;
  }),

  answerPlayer(contract.logout, (_input, { signOut }) => {
    signOut();
    return 1;
  }),
];
