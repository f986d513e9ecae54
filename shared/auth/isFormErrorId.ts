import { errorTypeOf } from '#shared/errors/errorTypeOf.ts';

/** Message ids by area; `forms`: those of every page with a form. Every page has those of the error types. */
const ids = {
  forms: [
    'validation.required',
    'validation.email',
    'validation.phone',
    'validation.phoneRequired',
    'validation.checkbox',
    'validation.code',
    'auth.recoveryRule',
    'validation.passwordCommon',
    'validation.passwordOwn',
    'validation.passwordRepeat',
    'validation.passwordSame',
    'validation.custom',
    'validation.otherPlayer',
    'validation.refused',
    'validation.fakename',
    'validation.name',
    'validation.mixedScript',
    'validation.reservedName',
    'validation.tooLong',
    'validation.address',
    'validation.postcode',
    'validation.sumFormat',
    'validation.sumWhole',
    'validation.sumCharacters',
    'auth.passwordRule',
    'auth.contactRefused',
    'auth.codeExpired',
    'profile.smsCodeError',
    'profile.codeOver',
    'errors.codeLocked',
  ],
  auth: ['auth.wrongCredentials', 'auth.restoreLogin'],
  confirmation: ['confirmation.foreign'],
  profile: ['profile.fakenameRule', 'profile.fakenameRefused'],
  settings: ['settings.contactRefused', 'settings.changeGone', 'settings.birthDateRule', 'settings.currencyFixed'],
  security: [
    'security.offer.over',
    'security.oldPasswordWrong',
    'security.sessionGone',
    'security.passkeyGone',
    'security.unlinkRefused',
    'security.phraseRule',
  ],
  cashback: ['cashback.alreadyTaken', 'cashback.alreadyRefused', 'cashback.expired', 'cashback.notNow'],
  gifts: ['gifts.shortNow', 'gifts.notNow'],
  data: [],
  exports: ['exports.dayRule', 'exports.refused'],
  limits: [
    'limits.sumRule',
    'limits.minutesRule',
    'limits.tooEarly',
    'limits.trustedNameRule',
    'limits.trustedSeesRule',
  ],
  talk: ['talk.fileRefused'],
  cashier: ['cashier.tooLate'],
  deposit: ['deposit.amountRefused', 'deposit.cardOfOther'],
  withdraw: ['withdraw.burnFirst', 'withdraw.sumRefused'],
  bonuses: [
    'bonuses.agreeFirst',
    'bonuses.gone',
    'bonuses.alreadyOver',
    'bonuses.alreadyActive',
    'bonuses.alreadyAside',
    'bonuses.anotherActive',
    'bonuses.refused',
  ],
  offers: ['offers.notNow'],
  loyalty: ['loyalty.agreeFirst', 'loyalty.shortNow', 'loyalty.notNow'],
} as const satisfies Record<string, readonly string[]>;

/** Area of messages that a page has. */
export type FormArea = keyof typeof ids;

const everyArea = Object.keys(ids) as FormArea[];

/**
 * Whether a message id may appear in the address of a form page (`?error=`), beside the kinds of refusal (readRefusal); others show nothing.
 * A page passes its areas, because the server has all messages and would otherwise render one that the browser lacks.
 */
export function isFormErrorId(value: unknown, areas: readonly FormArea[] = everyArea): value is string {
  if (typeof value !== 'string') return false;
  return errorTypeOf(value) !== null || areas.some((area) => (ids[area] as readonly string[]).includes(value));
}
