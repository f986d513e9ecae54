/** Fields of a form whose text says something about the player. */
const ABOUT = ['login', 'email', 'phone', 'contact', 'fakename', 'first_name', 'last_name', 'name'];

/** The texts of a form that its new password must not be made of (isOwnText). */
export function ownTexts(values: Readonly<Record<string, unknown>>): string[] {
  return ABOUT.map((name) => values[name]).filter((value) => typeof value === 'string');
}
