/** `20K` or `1,5M`: a sum in minor units that fits on a chip. */
export function shortSum(minor: number): string {
  const major = minor / 100;
  const tenths = (unit: number) => Math.round((major / unit) * 10) / 10;
  const [sum, letter] = tenths(1e3) >= 1e3 ? [tenths(1e6), 'M'] : major >= 1e3 ? [tenths(1e3), 'K'] : [major, ''];
  return `${sum}${letter}`.replace('.', ',');
}
