import type { Page } from 'playwright';

/** Whether the page reports the player's activity to other tabs, which begins when the browser is idle. */
export function isWatched(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const channel = new BroadcastChannel('activity');
        const end = (isReported: boolean) => {
          channel.close();
          resolve(isReported);
        };
        channel.onmessage = () => end(true);
        dispatchEvent(new Event('wheel'));
        setTimeout(() => end(false), 500);
      }),
  );
}
