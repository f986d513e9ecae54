import { type FormFieldSettings, formField } from '#shared/content/formField.ts';

/** A character of the club that a registration offers. */
export interface RegistrationCharacter {
  id: string | number;
  name: string;
  /** Address of a picture; '': none. */
  image: string;
}

/** The optional select field for a character of the club (E2), with nothing preselected. */
export function characterField(characters: readonly RegistrationCharacter[]): FormFieldSettings {
  const options = characters.map(({ id, name }) => ({ value: String(id), label: name }));
  return formField.parse({
    name: 'character_id',
    type: 'select',
    optional: true,
    options: [{ value: '', label: '' }, ...options],
  });
}
