/** Whether the visitor asked the browser to spare their data: nothing is fetched ahead, nothing turns by itself. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
