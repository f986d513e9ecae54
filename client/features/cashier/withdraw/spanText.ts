const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `20 daq`, `2 soat 5 daq`, `3 kun`; in whole minutes, rounded up: a promise must not be too short. */
export function spanText(seconds: number, text: (id: string) => string): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
  const parts: [number, string][] = [
    [Math.floor((minutes * MINUTE) / DAY), 'days'],
    [Math.floor(((minutes * MINUTE) % DAY) / HOUR), 'hours'],
    [minutes % MINUTE, 'minutes'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .slice(0, 2)
    .map(([count, unit]) => `${count}\u00A0${text(`cashier.clock.${unit}`)}`)
    .join(' ');
}
