/** A number below a limit out of thrown words, as the platform reads them: words above the last whole multiple are thrown again. */
export function wordBelow(words: number[], limit: number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (let word = words.shift(); word !== undefined; word = words.shift()) if (word < fair) return word % limit;
  return -1;
}
