import { type Browser, chromium } from 'playwright';

/** The Chromium that `npm test` found, quiet: nothing of its own goes to the network. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page of a test lives too shortly to earn back what optimising its scripts costs; on two cores, a twentieth of all time.
      '--js-flags=--no-opt --no-maglev --single-threaded',
    ],
  });
}
