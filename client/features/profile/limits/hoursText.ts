/** Hours and minutes as text. */
export function hoursText(seconds: number, text: (id: string, values: Record<string, string>) => string): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60);
  return hours > 0
    ? text('limits.hours', { hours: String(hours), minutes: rest })
    : text('limits.minutes', { minutes: rest });
}
