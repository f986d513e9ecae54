/** Hours and minutes as text. Time was played, however short it was: never "0 minutes" of it. */
export function hoursText(seconds: number, text: (id: string, values: Record<string, string>) => string): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60);
  if (seconds > 0 && minutes === 0) return text('limits.underMinute', {});
  return hours > 0
    ? text('limits.hours', { hours: String(hours), minutes: rest })
    : text('limits.minutes', { minutes: rest });
}
