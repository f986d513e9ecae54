import { type FormField, formField } from '../content/formField.ts';

export interface RegistrationCharacter {
  id: string | number;
  name: string;
  /** Address of a picture; '': it has none. */
  image: string;
}

/** Whom a new player wants to be in the club (E2). Nobody is chosen beforehand, and it may wait. */
export function characterField(characters: readonly RegistrationCharacter[]): FormField {
  const options = characters.map(({ id, name }) => ({ value: String(id), label: name }));
  return formField.parse({
    name: 'character_id',
    type: 'select',
    optional: true,
    options: [{ value: '', label: '' }, ...options],
  });
}
