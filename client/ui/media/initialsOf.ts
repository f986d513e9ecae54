/** Two letters for an avatar: of the two names, else of the login; digits and signs are passed over. */
export function initialsOf(...names: (string | null | undefined)[]): string {
  const words = names.flatMap((name) => name?.match(/\p{L}[\p{L}\p{M}ʻʼ'’]*/gu) ?? []);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toLocaleUpperCase('ru');
}
