/** Every message id of a rule. */
export const ruleMessageIds = [
  'validation.required',
  'validation.email',
  'validation.minLength',
  'validation.maxLength',
  'validation.phone',
  'validation.phoneRequired',
  'validation.phoneIncomplete',
  'validation.fakename',
  'validation.password',
  'validation.passwordRepeat',
  'validation.name',
  'validation.address',
  'validation.cardHolder',
  'validation.iban',
  'validation.minValue',
  'validation.maxValue',
  'validation.number',
  'validation.date',
  'validation.dateMin',
  'validation.dateMax',
  'validation.sum',
  'validation.sumMin',
  'validation.sumMax',
  'validation.sumFormat',
  'validation.postcode',
  'validation.custom',
  'validation.checkbox',
  'validation.code',
] as const;

/** Message id of a rule. */
export type RuleMessageId = (typeof ruleMessageIds)[number];
