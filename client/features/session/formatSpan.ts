type Say = (id: string, values: Record<string, string>) => string;

/** Hours and minutes in words: how long somebody has been here. */
export function formatSpan(ms: number, text: Say): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60);
  return hours > 0
    ? text('player.hours', { hours: String(hours), minutes: rest })
    : text('player.minutes', { minutes: rest });
}
