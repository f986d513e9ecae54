/**
 * `value * 10^digits` rounded to a whole number, by default halves away from zero. Shifts the decimal point of the written form, because
 * 1.005 * 100 is 100.49999999999999. Values written with an exponent, such as 1e21 and larger, are multiplied instead.
 */
export function roundScaled(value: number, digits: number, round = Math.round): number {
  const magnitude = Math.abs(value);
  const written = String(magnitude);
  const scaled = written.includes('e')
    ? Number((magnitude * 10 ** digits).toPrecision(15))
    : Number(`${written}e${digits}`);
  return Math.sign(value) * round(scaled) || 0;
}
