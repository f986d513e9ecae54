import { type Browser, chromium } from 'playwright';

/**
 * Launches the Chromium that `npm test` found, without its own network traffic. It loads pictures only with `hasPictures`: a page
 * without them takes five sixths of the time. Rejects when it does not start.
 */
export function openBrowser({ hasPictures }: { hasPictures: boolean }): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages of tests are too short-lived for optimised scripts to pay off; on two cores this saves a twentieth of the time. The
      // budget is for long simulations, which are optimised.
      '--js-flags=--no-maglev --interrupt-budget=100000000 --single-threaded',
      ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  });
}
