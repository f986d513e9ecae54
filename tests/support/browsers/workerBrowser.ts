import type { Browser } from 'playwright';
import { openBrowser } from './openBrowser.ts';

const opened = new Map<boolean, Promise<Browser>>();

/**
 * The shared Chromium of a worker, in which tests open contexts; a second one loads pictures. It ends with the worker; do not close
 * it. Rejects when it does not start.
 */
export async function workerBrowser({ hasPictures = false }: { hasPictures?: boolean } = {}): Promise<Browser> {
  const opening = opened.get(hasPictures) ?? openBrowser({ hasPictures });
  opened.set(hasPictures, opening);
  const browser = await opening;
  if (browser.isConnected()) return browser;
  opened.delete(hasPictures);
  return workerBrowser({ hasPictures });
}
