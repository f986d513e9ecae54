/** Hues of hues.css, by steps of 30 degrees; the last is grey. */
const HUES = 12;
const GREY = HUES;

/** The number of the tint in hues.css that is nearest to a colour `#rrggbb`; undefined without one. */
export function tintOf(colour: unknown): number | undefined {
  if (typeof colour !== 'string' || !/^#[\da-f]{6}$/i.test(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((digit) => Number.parseInt(colour.slice(digit, digit + 2), 16));
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 24) return GREY;
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return (Math.round(sixth * 2) + HUES) % HUES;
}
