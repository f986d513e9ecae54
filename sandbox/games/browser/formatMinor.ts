/** Minor units as `1 250 000 soʻm`, as the site formats money: no-break spaces, decimals only if not zero. */
export function formatMinor(minor: number, unit: string): string {
  const whole = Math.trunc(minor / 100);
  const rest = Math.abs(minor % 100);
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return digits + (rest ? `,${String(rest).padStart(2, '0')}` : '') + (unit && `\u00a0${unit}`);
}
