export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const COMMON = /^(?:(.)\1*|1?234567890?\d*|qwerty\w*|password\d*|parol\d*|asdf\w*|abc\d*|iloveyou\d*)$/i;

/** 0 for an empty password, else 1 (weak) to 4 (strong), by length and kinds of characters; well-known passwords are always weak. */
export function passwordStrength(password: string): PasswordStrength {
  if (!password) return 0;
  if (password.length < 6 || COMMON.test(password)) return 1;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const points = kinds + (password.length >= 8 ? 1 : 0) + (password.length >= 12 ? 1 : 0) - (distinct < 5 ? 2 : 0);
  return points >= 5 ? 4 : points >= 4 ? 3 : points >= 3 ? 2 : 1;
}
