import type { Browser } from 'playwright';
import { openBrowser } from './openBrowser.ts';

let opened: Promise<Browser> | undefined;

/** The one Chromium of a worker, for contexts of their own; it ends with the worker. Nobody closes it. */
export async function workerBrowser(): Promise<Browser> {
  const browser = await (opened ??= openBrowser());
  if (browser.isConnected()) return browser;
  opened = undefined;
  return workerBrowser();
}
