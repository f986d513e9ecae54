/** Parses a typed sum to whole major units, or null. Commas and spaces separate thousands; no leading zero, no decimals. */
export function parseSum(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  if (!/^[1-9]\d*$/.test(digits)) return null;
  const sum = Number(digits);
  return Number.isSafeInteger(sum) ? sum : null;
}
