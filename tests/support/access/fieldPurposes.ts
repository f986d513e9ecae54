/** The controls into which people type or choose, in one file of source. */
interface FieldsOfFile {
  file: string;
  /** How many such elements the file has, where one serves several fields or passes a field on. */
  controls?: number;
  /** Names of fields; '': it has no name. The value: its `autocomplete`, or `none: ` and why the field has none. */
  fields: Readonly<Record<string, string>>;
}

const SEARCH = 'none: words to find, not about the person';
const FILTER = 'none: chooses what a list shows';
const SUM = 'none: a sum of this order';
const PROMO = 'none: a code of the operator';
const CHOICE = 'none: a choice of this form, which WCAG’s list of purposes does not have';
const OWN_PASSWORD = 'current-password';

/** Every field of the site with its purpose (WCAG 1.3.5): the token by which a browser fills it in, or why there is none. */
export const fieldPurposes: readonly FieldsOfFile[] = [
  { file: 'client/app/failure/PageError.tsx', fields: { search: SEARCH } },
  { file: 'client/app/shell/header/HeaderSearch.tsx', fields: { search: SEARCH } },
  {
    file: 'client/entities/code/CodeEntry.tsx',
    fields: { code: 'one-time-code', two_factor_code: 'one-time-code' },
    controls: 2,
  },
  {
    // The operator's fields: signing in, signing up, restoring, personal data.
    file: 'client/entities/form/ConfiguredField.tsx',
    controls: 10,
    fields: {
      address: 'address-line1',
      birth_date: 'bday',
      character_id: CHOICE,
      code: 'one-time-code',
      currency: 'transaction-currency',
      document: 'none: the number of an identity document is not in WCAG’s list',
      email: 'email',
      first_name: 'given-name',
      home_town: 'address-level2',
      last_name: 'family-name',
      login: 'username',
      password: 'new-password',
      postcode: 'postal-code',
      region: 'address-level1',
      repeat_password: 'new-password',
      sex: 'sex',
    },
  },
  { file: 'client/entities/form/EmailField.tsx', fields: { email: 'email' } },
  {
    file: 'client/entities/form/PhoneField.tsx',
    controls: 1,
    fields: { phone: 'tel-national', contact: 'tel-national', phone_country_code: 'tel-country-code' },
  },
  {
    file: 'client/entities/form/DayField.tsx',
    controls: 1,
    fields: { from: FILTER, to: FILTER, start_date: FILTER, end_date: FILTER },
  },
  { file: 'client/entities/limit/LimitForm.tsx', fields: { amount: SUM } },
  { file: 'client/entities/talk/ReplyForm.tsx', fields: { text: 'none: what the player writes on' } },
  { file: 'client/features/auth/sign-in/LoginForm.tsx', fields: { password: OWN_PASSWORD }, controls: 0 },
  { file: 'client/features/auth/sign-up/PromoField.tsx', fields: { promo_code: PROMO } },
  { file: 'client/features/cashier/deposit/AmountField.tsx', fields: { amount: SUM } },
  { file: 'client/features/cashier/history/HistoryFilter.tsx', fields: { period: FILTER, state: FILTER } },
  {
    // Of the player's own means of payment; a wallet has no token.
    file: 'client/features/cashier/form/PayField.tsx',
    fields: { card: 'cc-number', phone: 'tel', wallet: 'none: WCAG’s list has no address of a wallet' },
  },
  { file: 'client/features/cashier/form/RarePayField.tsx', fields: { choice: CHOICE } },
  { file: 'client/features/cashier/withdraw/WithdrawSum.tsx', fields: { amount: SUM } },
  { file: 'client/features/confirmation/ConfirmationForm.tsx', fields: { contact: 'email' } },
  { file: 'client/features/fairness/RoundCheck.tsx', controls: 1, fields: { '': 'none: the values of a round' } },
  { file: 'client/features/game-hall/HallSearch.tsx', fields: { search: SEARCH } },
  { file: 'client/features/game-hall/filters/ProviderFilter.tsx', fields: { '': SEARCH } },
  { file: 'client/features/game-hall/filters/SortSelect.tsx', fields: { sort: FILTER } },
  { file: 'client/features/offers/OfferPrice.tsx', fields: { '': SUM } },
  { file: 'client/features/offers/PromoCodeForm.tsx', fields: { promo_code: PROMO } },
  {
    file: 'client/features/profile/bets/BetsFilter.tsx',
    fields: { name: FILTER, type: FILTER, result: FILTER },
  },
  { file: 'client/features/profile/bonuses/PromoForm.tsx', fields: { promo_code: PROMO } },
  {
    file: 'client/features/profile/exports/ExportForm.tsx',
    fields: { type: FILTER },
  },
  {
    file: 'client/features/profile/limits/TrustedForm.tsx',
    fields: { name: 'none: the name of another person, whom the player trusts' },
  },
  { file: 'client/features/profile/security/PasswordField.tsx', fields: { old_password: OWN_PASSWORD } },
  {
    file: 'client/features/profile/security/PasswordForm.tsx',
    // The hidden login tells a manager of passwords whose password is changed.
    fields: { '': 'username', password: 'new-password', repeat_password: 'new-password', old_password: OWN_PASSWORD },
  },
  {
    file: 'client/features/profile/security/PhraseForm.tsx',
    fields: { phrase: 'none: words for e-mails, chosen here' },
  },
  {
    file: 'client/features/profile/security/passkeys/PasskeyForms.tsx',
    fields: { name: 'none: what a passkey is called, not a person' },
  },
  {
    file: 'client/features/profile/security/SocialOfferForm.tsx',
    fields: { '': 'username', old_password: OWN_PASSWORD, code: 'one-time-code' },
  },
  { file: 'client/features/profile/settings/AddEmailForm.tsx', fields: { contact: 'email' } },
  { file: 'client/features/profile/settings/AddPhoneForm.tsx', fields: { contact: 'tel-national' } },
  { file: 'client/features/profile/settings/CurrencyForm.tsx', fields: { currency: 'transaction-currency' } },
  { file: 'client/features/profile/shell/FakenameForm.tsx', fields: { fakename: 'nickname' } },
  { file: 'client/features/providers/ProviderList.tsx', fields: { '': SEARCH } },
  { file: 'client/features/search/SearchDialog.tsx', fields: { '': SEARCH } },
  { file: 'client/features/support/FaqSearch.tsx', fields: { '': SEARCH } },
  {
    file: 'client/features/support/TicketAccessForm.tsx',
    fields: { number: 'none: the number of a ticket', code: 'none: a code that is not sent at once' },
  },
  {
    file: 'client/features/support/TicketForm.tsx',
    fields: { subject_id: CHOICE, name: 'name', email: 'email' },
  },
  { file: 'client/features/support/TicketText.tsx', fields: { text: 'none: the question itself' } },
  { file: 'client/features/winners/Winnings.tsx', fields: { '': SEARCH } },
  { file: 'server/plain/cashier/withdrawalCodePage.ts', fields: { two_factor_code: 'one-time-code' } },
  { file: 'server/plain/pages/authenticatorPage.ts', fields: { code: 'one-time-code' } },
  {
    file: 'server/plain/pages/ticketTalkPage.ts',
    fields: {
      number: 'none: the number of a ticket',
      code: 'none: a code that is not sent at once',
      text: 'none: what the visitor writes on',
    },
  },
];
