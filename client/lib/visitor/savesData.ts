import { cookieNames } from '../../../shared/keys/cookieNames.ts';

/** Whether the visitor asked the browser, or the site, to spare their data: nothing is fetched ahead, nothing turns by itself. */
export function savesData(): boolean {
  const [, chosen] = new RegExp(`${cookieNames.dataSaver}=(\\w+)`).exec(document.cookie) ?? [];
  if (chosen) return chosen !== '0';
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
