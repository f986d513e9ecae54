/**
 * `value * 10^digits` rounded to a whole number, halves away from zero. Shifts the decimal point of the written form, because
 * 1.005 * 100 is 100.49999999999999. Values written with an exponent, such as 1e21 and larger, are multiplied instead.
 */
export function roundScaled(value: number, digits: number): number {
  const magnitude = Math.abs(value);
  const written = String(magnitude);
  const scaled = written.includes('e') ? magnitude * 10 ** digits : Number(`${written}e${digits}`);
  return Math.sign(value) * Math.round(scaled) || 0;
}
