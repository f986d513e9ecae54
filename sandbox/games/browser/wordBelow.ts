/** A number below a limit from the words, as the platform reads them: words above the last whole multiple are skipped. */
export function wordBelow(words: number[], limit: number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (let word = words.shift(); word !== undefined; word = words.shift()) if (word < fair) return word % limit;
  return -1;
}
