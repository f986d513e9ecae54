/**
 * Modules that several pages draw with and that go together: a file a group, for each small one would cost its page a name, a request
 * and a round of compression. By group and folder; `tests/journeys/scriptWeight.test.ts` weighs the pages and reads this list.
 */
const groups: Record<string, Record<string, readonly string[]>> = {
  // What the operator's forms are made of: signing in, signing up, both ways of the cashier.
  fields: {
    'client/entities/form': ['lateBlur', 'startValues'],
    'client/ui/forms/controls': ['MaskedInput', 'Radio', 'RadioGroup'],
    'shared/content': ['fields', 'formField'],
    'shared/domain': ['compileMask', 'letters'],
    'shared/rules': [
      'addressRule',
      'cardHolderRule',
      'checkboxRule',
      'codeRule',
      'dateRule',
      'emailRule',
      'fakenameRule',
      'fieldRule',
      'ibanRule',
      'latestAdultBirthDate',
      'loginRule',
      'nameRule',
      'normalizeName',
      'passwordRule',
      'phoneRule',
      'postcodeRule',
      'promoRule',
      'scalarText',
      'selectRule',
      'sexRule',
      'sumRule',
    ],
  },
  // A field of any form.
  field: { 'client/ui/forms': ['Field'], 'client/ui/forms/controls': ['Input'] },
  // What is said of a form that was refused.
  refusal: {
    'client/entities/form': ['isShownAside', 'useCountdown', 'useRefusals'],
  },
  // Sums, and orders that are made once.
  money: {
    'client/lib': ['createOrderKey'],
    'shared/cashier': ['orderKeyField'],
    'shared/domain': ['currencyDigits', 'feeOf', 'fromMinor', 'parseSum', 'toMinor'],
    'shared/errors': ['isUncertain'],
  },
  // Payments, wherever they are watched.
  payment: {
    'client/features/cashier/method': ['bestMethod'],
    'client/features/cashier/payment': ['openPayment', 'webAddress'],
    'shared/cashier': ['paymentKind', 'paymentPlace'],
    'shared/keys': ['openPaymentKey', 'paymentKeys'],
  },
};
const groupOf = new Map<string, string>(
  Object.entries(groups).flatMap(([group, folders]) =>
    Object.entries(folders).flatMap(([folder, names]) => names.map((name) => [`${folder}/${name}`, group] as const)),
  ),
);

/** Paths from the project's root, without endings. */
export const sharedChunkModules: readonly string[] = [...groupOf.keys()];

/** The name of the file that the bundler puts a module into; null: one by who imports it. `root`: the project's folder, with forward slashes. */
export function sharedChunk(file: string, root: string): string | null {
  if (!file.startsWith(`${root}/`)) return null;
  return groupOf.get(file.slice(root.length + 1).replace(/(?:\.module\.css|\.tsx?)(?:\?.*)?$/, '')) ?? null;
}
