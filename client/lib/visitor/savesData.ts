import { cookieNames } from '#shared/keys/cookieNames.ts';

/** Whether the visitor saves data, by their choice on the site or in the browser: then nothing is prefetched or plays by itself. */
export function savesData(): boolean {
  const [, chosen] = new RegExp(`${cookieNames.dataSaver}=(\\w+)`).exec(document.cookie) ?? [];
  if (chosen) return chosen !== '0';
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
