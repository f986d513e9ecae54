import { factorContact } from '#sandbox/platform/access/factorContact.ts';
import { guardGuess, noteWrongGuess } from '#sandbox/platform/access/guardGuess.ts';
import { guestInfo } from '#sandbox/platform/access/guestInfo.ts';
import { isKnownDevice } from '#sandbox/platform/access/isKnownDevice.ts';
import { refuseSecondFactor } from '#sandbox/platform/access/refuseSecondFactor.ts';
import { spendRecoveryCode } from '#sandbox/platform/access/spendRecoveryCode.ts';
import { type Answer, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { balancesOf } from '#sandbox/platform/money/balancesOf.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { CURRENCY, ratesFor } from '#sandbox/world/money/currency.ts';
import { normalizeLogin } from '#sandbox/world/players/accounts.ts';
import { RESEND_SECONDS } from '#sandbox/world/players/confirmationCodes.ts';
import type { GuessPlace } from '#sandbox/world/players/guesses.ts';
import { isSandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import * as contract from '#shared/api/account/account.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { withLocale } from '#shared/locales.ts';
import { recoveryCode } from '#shared/rules/keys/recoveryCode.ts';
import { paths } from '#shared/url/paths.ts';
import { accountInfoOf } from './accountInfoOf.ts';
import { noteKeyChange } from './noteKeyChange.ts';
import { phoneCountries } from './phoneCountries.ts';

const emptyProfile = {
  first_name: null,
  last_name: null,
  sex: 0,
  birth_date: null,
  document: null,
  country: null,
  country_code: null,
  region: null,
  home_town: null,
  address: null,
  postcode: null,
} as const;

export const account: Answer[] = [
  answer(contract.getInfo, (_input, { world, player, locale }) =>
    player ? accountInfoOf(world, player) : guestInfo(locale),
  ),

  answerPlayer(contract.getBalance, (_input, { world, player }) => balancesOf(world, player)),

  answer(contract.changeLocale, (input, { world, player, locale }) => {
    if (!isSandboxLanguage(input.locale)) throw refuseField(locale, 'locale', 'wrongValue');
    if (player) world.players.accounts.update(player.uid, { locale: input.locale });
    return 1;
  }),

  answer(contract.getContactPhoneSettings, (_input, { locale }) => ({
    default_country_code: 'UZ',
    countries: phoneCountries.map(({ name, code, phone_code, mask }) => ({
      code,
      phone_code,
      mask,
      name: name[locale],
    })),
    resend_time: RESEND_SECONDS,
  })),

  answer(contract.getCurrencyRates, ({ currency = CURRENCY }, { world, locale }) => {
    const rates = ratesFor(currency);
    if (!rates) throw refuseField(locale, 'currency', 'wrongValue');
    return { base: currency, rates, updated_at: world.clock.seconds() - (world.clock.seconds() % 86_400) };
  }),

  answerPlayer(contract.getProfileInfo, ({ fields }, { world, player }) => {
    const stored = JSON.parse(player.profile) as object;
    const profile = { ...emptyProfile, country_code: player.country_code, ...stored };
    if (!fields.split(',').includes('contacts')) return profile;
    const contacts = world.players.accounts.contactsOf(player.uid).map((contact) => ({
      type: contact.type,
      contact: contact.contact,
      is_confirmed: contact.is_confirmed === 1,
      is_subscribed: contact.is_subscribed === 1,
      phone_country_code: contact.phone_country_code,
    }));
    return { ...profile, contacts };
  }),

  answerPlayer(contract.changeTwoFactorAuth, ({ enable }, { world, player }) => {
    const wanted = enable === '1' ? 1 : 0;
    if (wanted === player.two_factor) return { need_confirm: false };
    const secret = player.totp_secret ?? world.access.secondFactor.newSecret();
    world.players.accounts.update(player.uid, { two_factor_wanted: wanted, totp_secret: secret });
    const contact = factorContact(world, player);
    if (contact !== null)
      world.messages.outbox.send(contact, `Yulduz: ${world.access.secondFactor.codeNow(secret, player.totp_step)}`);
    const app = { secret, otpauth_url: world.access.secondFactor.address(secret, player.login) };
    return {
      need_confirm: true,
      is_sent: contact !== null,
      resend_time: RESEND_SECONDS,
      ...(wanted === 1 ? app : {}),
    };
  }),

  answerPlayer(contract.confirmTwoFactorAuth, ({ code }, { world, player, locale, session, place: device }) => {
    if (player.two_factor_wanted === null || player.totp_secret === null)
      throw new AppError('InvalidRequestException', { message: 'changeTwoFactorAuth comes first' });
    const place = `session:${session.tokenHash}` as const;
    guardGuess({ world, locale, place });
    // Switching on needs the app itself; off, a recovery code does, because the app may be lost.
    const isRecovery = player.two_factor_wanted === 0 && recoveryCode(code) !== null;
    const { verdict, step } = isRecovery
      ? {
          verdict: spendRecoveryCode(world, player, code) ? ('right' as const) : ('wrong' as const),
          step: player.totp_step,
        }
      : world.access.secondFactor.check(player.totp_secret, code, player.totp_step);
    if (verdict === 'wrong' || verdict === 'late') noteWrongGuess({ world, locale, place, owner: player });
    refuseSecondFactor(verdict);
    world.access.guesses.right(place);
    if (player.two_factor_wanted === 0) world.access.recoveryCodes.drop(player.uid);
    // Turning the factor off deletes its secret: turning it on again makes a new one.
    world.players.accounts.update(player.uid, {
      two_factor: player.two_factor_wanted,
      two_factor_wanted: null,
      totp_step: step,
      totp_secret: player.two_factor_wanted === 1 ? player.totp_secret : null,
    });
    noteKeyChange(world, player, {
      key: 'second_factor',
      text: player.two_factor_wanted === 1 ? 'factorOn' : 'factorOff',
      isSafe: player.two_factor_wanted === 1 && isKnownDevice(world, player.uid, { place: device, session }),
    });
    return 1;
  }),

  answerPlayer(contract.sendConfirmationToContact, (input, { world, player, locale }) => {
    const contact = world.players.accounts.findContact(input.contact);
    if (contact?.uid !== player.uid) throw refuseField(locale, 'contact', 'unknownContact');
    if (contact.is_confirmed === 1) throw refuseField(locale, 'contact', 'alreadyConfirmed');
    // An e-mail also contains a link that fills in the code.
    const link = (code: string) =>
      withLocale(paths.confirmation.build(null, { contact: contact.contact, code }), locale);
    const wait = world.access.codes.send('contact', contact.contact, contact.type === 'email' ? { link } : {});
    if (wait !== undefined)
      throw new AppError('TooManyRequestsException', {
        message: textFor(locale, 'tooOften'),
        data: { resend_time: wait },
      });
    return 1;
  }),

  answer(contract.confirmContact, (input, { world, player, locale }) => {
    const contact = normalizeLogin(input.contact);
    // A guest with the code from the e-mail may confirm, a player only their own contact: a code cannot be used up by another player.
    if (player && world.players.accounts.findContact(contact)?.uid !== player.uid)
      throw refuseField(locale, 'contact', 'unknownContact');
    const place: GuessPlace = player ? `contact:${contact}` : `contact:${contact} by another visitor`;
    guardGuess({ world, locale, place });
    const verdict = world.access.codes.check('contact', contact, input.code, { isOtherVisitor: !player });
    if (verdict === 'wrong') {
      noteWrongGuess({ world, locale, place, owner: player });
      throw refuseField(locale, 'code', 'wrongCode');
    }
    if (verdict === 'expired') {
      const { type, message, data } = refuseField(locale, 'code', 'expiredCode');
      throw new AppError(type, { message, data, code: 'EXPIRED_CODE' });
    }
    world.access.guesses.forget(place);
    world.players.accounts.confirmContact(contact);
    return 1;
  }),
];
