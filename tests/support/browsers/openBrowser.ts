import { type Browser, chromium } from 'playwright';

/**
 * Pages of tests are too short-lived for optimised scripts to pay off: on two cores this saves a fifteenth of the time of a page, and a third
 * of axe's. The counts are for long simulations, which are optimised.
 */
export const SCRIPT_OPTIONS =
  '--no-maglev --single-threaded --invocation-count-for-turbofan=50000 --invocation-count-for-osr=20000';

export const chromiumPath = () => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Launches the Chromium that `npm test` found, without its own network traffic. It loads pictures only with `hasPictures`: a page
 * without them takes five sixths of the time. Rejects when it does not start.
 */
export function openBrowser({ hasPictures }: { hasPictures: boolean }): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--js-flags=${SCRIPT_OPTIONS}`,
      ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  });
}
