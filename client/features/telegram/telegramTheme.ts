/** Half of the perceived brightness of white. */
const MIDDLE = 0.5;

/** The theme that matches the brightness of Telegram's background; null when it reports none. */
export function telegramTheme(eventData: unknown): 'dark' | 'light' | null {
  const { theme_params: params } = (eventData ?? {}) as { theme_params?: { bg_color?: unknown } };
  const [, ...channels] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(String(params?.bg_color)) ?? [];
  if (channels.length === 0) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue > MIDDLE ? 'light' : 'dark';
}
