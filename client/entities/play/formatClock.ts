/** `00:24:18`; hours do not wrap at a day. */
export function formatClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}
