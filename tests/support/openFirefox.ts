import { type Browser, firefox } from 'playwright';

/** The Firefox that `npm test` found. Playwright drives its own by its own protocol, any other by WebDriver BiDi. */
export function openFirefox(): Promise<Browser> {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  return firefox.launch({
    executablePath,
    ...(executablePath === firefox.executablePath() ? {} : { channel: 'moz-firefox' }),
  });
}
