import type { Browser } from 'playwright';
import { openBrowser } from './openBrowser.ts';

let opened: Promise<Browser> | undefined;

/** The shared Chromium of a worker, in which tests open contexts. It ends with the worker; do not close it. Rejects when it does not start. */
export async function workerBrowser(): Promise<Browser> {
  const browser = await (opened ??= openBrowser());
  if (browser.isConnected()) return browser;
  opened = undefined;
  return workerBrowser();
}
