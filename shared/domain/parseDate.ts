/** Midnight UTC of a typed `dd.mm.yyyy`, Unix ms; null: not a day. `,` `'` and `-` also separate; the day must exist (A-139). */
export function parseDate(text: string): number | null {
  const parts = /^(\d{1,2})[.,'-](\d{1,2})[.,'-](\d{4})$/.exec(text);
  if (!parts) return null;
  const [day, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? date.getTime() : null;
}
