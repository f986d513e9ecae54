const STAR =
  'M20 2.6L25.1 7.7L32.3 7.7L32.3 14.9L37.4 20L32.3 25.1L32.3 32.3L25.1 32.3L20 37.4L14.9 32.3L7.7 32.3L7.7 25.1L2.6 20L7.7 14.9L7.7 7.7L14.9 7.7z';
const HEART =
  'M20 7.6L22.57 13.8L28.77 11.23L26.2 17.43L32.4 20L26.2 22.57L28.77 28.77L22.57 26.2L20 32.4L17.43 26.2L11.23 28.77L13.8 22.57L7.6 20L13.8 17.43L11.23 11.23L17.43 13.8z';

/** The brand's eight-pointed star in a square: `favicon` with round corners, `maskable` with a safe zone, others to the edge. */
export function drawBrand(name: string, size: number): string {
  const corner = name === 'favicon' ? 9 : 0;
  const scale = name === 'maskable' ? 0.68 : 0.9;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}"><rect width="40" height="40" rx="${corner}" fill="#0A0F24"/><g transform="translate(20 20)scale(${scale})translate(-20 -20)"><path fill="none" stroke="#1FD1BE" stroke-width="1.8" d="${STAR}"/><path fill="#FFB627" d="${HEART}"/><circle cx="20" cy="20" r="3.2" fill="#0A0F24"/></g></svg>`;
}
