import type { AuthConfig } from '../content/authConfig.content.ts';
import { type FormField, formField } from '../content/formField.ts';
import type { FormsConfig } from '../content/formsConfig.content.ts';
import { characterField, type RegistrationCharacter } from './characterField.ts';
import type { RegistrationMethod } from './registrationMethods.ts';

interface RegistrationSettings {
  forms: Pick<FormsConfig['forms'], 'registration'>;
  options: AuthConfig['registration'];
  /** What the platform takes now; undefined: it has not said. */
  currencies: readonly string[] | undefined;
  /** Of the club; none: they are not asked for, or did not come. */
  characters?: readonly RegistrationCharacter[];
}

const CHARACTER = 'character_id';
const checkbox = (name: string, optional: boolean) => formField.parse({ name, type: 'checkbox', optional });

/** The fields of registering one way: those of forms-config, as far as auth-config switches them on. */
export function registrationFields(
  way: RegistrationMethod,
  { forms, options, currencies, characters = [] }: RegistrationSettings,
): FormField[] {
  const switched: Record<string, boolean> = {
    promo_code: options.showPromocode,
    terms: options.terms,
    notify: options.notify,
    mark_betting: options.markBetting,
  };
  const given = forms.registration[way].filter(({ name }) => name !== CHARACTER && (switched[name] ?? true));
  const heroes = options.showCharacterSelect && characters.length > 0 ? [characterField(characters)] : [];
  const missing = ['terms', 'notify', 'mark_betting']
    .filter((name) => switched[name] && !given.some((field) => field.name === name))
    .map((name) => checkbox(name, name !== 'terms'));
  return [...given, ...heroes, ...missing].flatMap((field) => {
    if (field.name !== 'currency' || !currencies) return [field];
    const offered = field.options.filter(({ value }) => currencies.includes(value));
    return offered.length > 0 ? [{ ...field, options: offered }] : [];
  });
}
