/** A player's name as strangers see it: the first two letters and the last. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 4) return '***';
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
