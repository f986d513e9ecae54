/** One or two characters for an avatar: of two names, else of the first name found, such as the login; digits and signs are skipped. */
export function initialsOf(...names: (string | null | undefined)[]): string {
  const words = names.flatMap((name) => name?.match(/\p{L}[\p{L}\p{M}ʻʼ'’]*/gu) ?? []);
  const initials = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [...(words[0] ?? '')].slice(0, 2);
  return initials.join('').toLocaleUpperCase('ru');
}
