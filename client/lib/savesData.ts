import { storageKeys } from '../../shared/keys/storageKeys.ts';

/** Whether the visitor asked the browser, or the site, to spare their data: nothing is fetched ahead, nothing turns by itself. */
export function savesData(): boolean {
  try {
    if (localStorage.getItem(storageKeys.dataSaver)) return true;
  } catch {
    // Where storage is forbidden nobody has asked the site.
  }
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
