import type { AuthConfig } from '#shared/content/authConfig.content.ts';
import { type FormFieldSettings, formField } from '#shared/content/formField.ts';
import type { FormsConfig } from '#shared/content/formsConfig.content.ts';
import { characterField, type RegistrationCharacter } from './characterField.ts';
import type { RegistrationMethod } from './registrationMethods.ts';

interface RegistrationSettings {
  forms: Pick<FormsConfig['forms'], 'registration'>;
  options: AuthConfig['registration'];
  /** Currencies that the platform accepts now; undefined: unknown. */
  currencies: readonly string[] | undefined;
  /** Characters of the club; empty: switched off or not loaded. */
  characters?: readonly RegistrationCharacter[];
}

const CHARACTER = 'character_id';
const checkbox = (name: string, optional: boolean) => formField.parse({ name, type: 'checkbox', optional });

/** The fields of one auth method: those of forms-config that auth-config switches on. */
export function registrationFields(
  method: RegistrationMethod,
  { forms, options, currencies, characters = [] }: RegistrationSettings,
): FormFieldSettings[] {
  const switched: Record<string, boolean> = {
    promo_code: options.showPromocode,
    terms: options.terms,
    notify: options.notify,
    mark_betting: options.markBetting,
  };
  const given = forms.registration[method].filter(({ name }) => name !== CHARACTER && (switched[name] ?? true));
  const characterFields = options.showCharacterSelect && characters.length > 0 ? [characterField(characters)] : [];
  const missing = ['terms', 'notify', 'mark_betting']
    .filter((name) => switched[name] && !given.some((field) => field.name === name))
    .map((name) => checkbox(name, name !== 'terms'));
  return [...given, ...characterFields, ...missing].flatMap((field) => {
    if (field.name !== 'currency' || !currencies) return [field];
    const offered = field.options.filter(({ value }) => currencies.includes(value));
    return offered.length > 0 ? [{ ...field, options: offered }] : [];
  });
}
