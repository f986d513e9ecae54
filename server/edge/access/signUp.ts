import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { type FormRefusal, refusalOf, refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { credentialsPage } from '#server/edge/pages/credentialsPage.ts';
import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import { register } from '#shared/api/account/auth.contract.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { loadCharacters } from '#shared/auth/loadCharacters.ts';
import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import { readPhone } from '#shared/auth/readPhone.ts';
import { registrationFields } from '#shared/auth/registrationFields.ts';
import { registrationInput } from '#shared/auth/registrationInput.ts';
import { chooseMethod, registrationMethods } from '#shared/auth/registrationMethods.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { readTracking } from '#shared/tracking/readTracking.ts';
import { refusedPassword } from './refusedPassword.ts';

/** Registers a player by one of the auth methods; a generated password is shown in the answer itself. */
export async function signUp({ fields, query, locale, brand, call, content }: FormPost): Promise<FormOutcome> {
  const [{ forms }, auth, phones, general] = await Promise.all([
    content('forms-config'),
    content('auth-config'),
    call(getContactPhoneSettings, {}),
    call(getGeneralInfo, {}),
  ]);
  const authMethod = chooseMethod(registrationMethods(auth), fields['auth_type']);
  const back = (refusal: FormRefusal): FormRefusal => ({ ...refusal, type: authMethod });
  const configured = registrationFields(authMethod, {
    forms,
    options: auth.registration,
    currencies: general.available_currencies,
    characters: await loadCharacters(call, auth.registration),
  });
  const chosen = chosenCountry(fields['phone_country_code'], phones.countries, phones.default_country_code);
  if (!chosen) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
  const { country, phone } = readPhone(fields['phone'] ?? '', chosen, phones.countries);
  const parsed = formRule(configured, {
    locale,
    missingPhoneDigits: (typed) => missingPhoneDigits(typed, country),
  }).safeParse('phone' in fields ? { ...fields, phone } : fields);
  if (!parsed.success) return back(refusalOfIssue(parsed.error.issues[0]));
  const refusal = refusedPassword(parsed.data);
  if (refusal) return back(refusal);
  const currency = general.default_currency;
  try {
    const input = registrationInput({
      method: authMethod,
      values: parsed.data,
      country,
      currency,
      tracking: readTracking(query.toString()),
    });
    const { login: name, password } = await call(register, input);
    if (password === undefined) return 'done';
    return { html: (nonce) => credentialsPage({ login: name, password, locale, brand, nonce }) };
  } catch (error) {
    if (error instanceof AppError) return back(refusalOf(error));
    throw error;
  }
}

/** The chosen country, else the default one; undefined when there are none. */
function chosenCountry(
  code: string | undefined,
  countries: readonly PhoneCountry[],
  usual: string,
): PhoneCountry | undefined {
  const byCode = (wanted: string | undefined) => countries.find((country) => country.code === wanted);
  return byCode(code) ?? byCode(usual) ?? countries[0];
}
