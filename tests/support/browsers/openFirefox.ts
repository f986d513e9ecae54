import { type Browser, firefox } from 'playwright';

/** The Firefox that `npm test` found. Playwright drives its own by its own protocol, any other by WebDriver BiDi. */
export function openFirefox(firefoxUserPrefs: Record<string, boolean | number> = {}): Promise<Browser> {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  return firefox.launch({
    executablePath,
    firefoxUserPrefs,
    ...(executablePath === firefox.executablePath() ? {} : { channel: 'moz-firefox' }),
  });
}
