/** A player's name as shown to others: the first two characters and the last. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 4) return '***';
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
