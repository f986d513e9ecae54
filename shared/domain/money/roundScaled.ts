/**
 * `value * 10^digits` as a whole number, halves away from zero. Shifts the decimal point in the written form, because
 * 1.005 * 100 is 100.49999999999999. Values of 1e21 and more, or with an exponent, are multiplied.
 */
export function roundScaled(value: number, digits: number): number {
  const magnitude = Math.abs(value);
  const written = String(magnitude);
  const scaled = written.includes('e') ? magnitude * 10 ** digits : Number(`${written}e${digits}`);
  return Math.sign(value) * Math.round(scaled) || 0;
}
