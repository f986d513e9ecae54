import { errorCatalogue } from '../errors/catalogue.ts';

const IDS = new Set([
  ...Object.values(errorCatalogue).map(({ messageId }) => messageId as string),
  'validation.required',
  'validation.email',
  'validation.phone',
  'validation.phoneRequired',
  'validation.checkbox',
  'validation.code',
  'validation.passwordRepeat',
  'validation.custom',
  'auth.passwordRule',
  'auth.wrongCredentials',
  'validation.refused',
  'auth.contactRefused',
  'auth.codeExpired',
  'profile.smsCodeError',
  'profile.codeOver',
  'confirmation.foreign',
  'profile.fakenameRule',
  'profile.fakenameRefused',
  'settings.contactRefused',
  'settings.birthDateRule',
  'settings.currencyFixed',
  'security.oldPasswordWrong',
  'security.sessionGone',
  'security.unlinkRefused',
  'security.phraseRule',
  'cashier.unknown',
  'withdraw.burnFirst',
  'withdraw.sumRefused',
  'cashier.tooLate',
  'deposit.amountRefused',
  'validation.fakename',
  'validation.name',
  'validation.address',
  'validation.postcode',
]);

/** Messages that the address of a form page may ask for (`?error=`); anything else is somebody's invention and shows nothing. */
export function isFormErrorId(value: unknown): value is string {
  return typeof value === 'string' && IDS.has(value);
}
