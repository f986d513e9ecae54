/** A player's name as shown to others: the first two characters and the last. */
export function maskName(name: string): string {
  const characters = [...name];
  if (characters.length < 4) return '***';
  return `${characters.slice(0, 2).join('')}***${characters.at(-1)}`;
}
