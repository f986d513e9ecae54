type Format = (id: string, values: Record<string, string>) => string;

/** A duration as text, in hours and minutes. */
export function formatSpan(ms: number, text: Format): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60);
  return hours > 0
    ? text('player.hours', { hours: String(hours), minutes: rest })
    : text('player.minutes', { minutes: rest });
}
