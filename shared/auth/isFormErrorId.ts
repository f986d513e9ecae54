import { errorCatalogue } from '../errors/catalogue.ts';

/** Messages by the area that has them; `forms`: those of every page with a form. */
const ids = {
  errors: Object.values(errorCatalogue).map(({ messageId }) => messageId as string),
  forms: [
    'validation.required',
    'validation.email',
    'validation.phone',
    'validation.phoneRequired',
    'validation.checkbox',
    'validation.code',
    'validation.passwordRepeat',
    'validation.custom',
    'validation.refused',
    'validation.fakename',
    'validation.name',
    'validation.address',
    'validation.postcode',
    'auth.passwordRule',
    'auth.contactRefused',
    'auth.codeExpired',
    'profile.smsCodeError',
    'profile.codeOver',
  ],
  auth: ['auth.wrongCredentials'],
  confirmation: ['confirmation.foreign'],
  profile: ['profile.fakenameRule', 'profile.fakenameRefused'],
  settings: ['settings.contactRefused', 'settings.birthDateRule', 'settings.currencyFixed'],
  security: ['security.oldPasswordWrong', 'security.sessionGone', 'security.unlinkRefused', 'security.phraseRule'],
  cashback: [
    'cashback.unknown',
    'cashback.alreadyTaken',
    'cashback.alreadyRefused',
    'cashback.expired',
    'cashback.notNow',
  ],
  exports: ['exports.dayRule', 'exports.refused'],
  limits: ['limits.sumRule', 'limits.tooEarly', 'limits.trustedNameRule', 'limits.trustedSeesRule'],
  cashier: ['cashier.unknown', 'cashier.tooLate'],
  deposit: ['deposit.amountRefused'],
  withdraw: ['withdraw.burnFirst', 'withdraw.sumRefused'],
} as const satisfies Record<string, readonly string[]>;

export type FormArea = keyof typeof ids;

const everyArea = Object.keys(ids) as FormArea[];

/**
 * Messages that the address of a form page may ask for (`?error=`); anything else is somebody's invention and shows nothing.
 * A page names the areas whose messages it has: the server has them all, and would draw what the browser cannot.
 */
export function isFormErrorId(value: unknown, areas: readonly FormArea[] = everyArea): value is string {
  return ['errors' as const, ...areas].some((area) => (ids[area] as readonly unknown[]).includes(value));
}
