/** Half of the light that white gives, as the eye measures it. */
const MIDDLE = 0.5;

/** Which of our looks goes with Telegram's: by the brightness of its background. null: it does not say. */
export function telegramTheme(eventData: unknown): 'dark' | 'light' | null {
  const { theme_params: params } = (eventData ?? {}) as { theme_params?: { bg_color?: unknown } };
  const [, ...channels] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(String(params?.bg_color)) ?? [];
  if (channels.length === 0) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue > MIDDLE ? 'light' : 'dark';
}
