const SEPARATED = /^\s*(\d{1,2})\s*[.,'\-/ ]\s*(\d{1,2})\s*[.,'\-/ ]\s*(\d{4})\s*$/;
const ISO = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/;
const DIGITS = /^\s*(\d{2})(\d{2})(\d{4})\s*$/;

/** `dd.mm.yyyy` of a day as people and browsers write it: `1.1.1990`, `1/1/1990`, `01011990`, `1990-01-01`; other text unchanged. */
export function paddedDate(text: string): string {
  const iso = ISO.exec(text);
  const [day, month, year] = iso
    ? [iso[3], iso[2], iso[1]]
    : (SEPARATED.exec(text) ?? DIGITS.exec(text) ?? []).slice(1);
  return day && month && year ? `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}` : text;
}
