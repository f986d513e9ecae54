import { type Browser, firefox } from 'playwright';

/** Launches the Firefox that `npm test` found, Playwright's build by its protocol, others by WebDriver BiDi. Rejects when it does not start. */
export function openFirefox(firefoxUserPrefs: Record<string, boolean | number> = {}): Promise<Browser> {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  return firefox.launch({
    executablePath,
    firefoxUserPrefs,
    ...(executablePath === firefox.executablePath() ? {} : { channel: 'moz-firefox' }),
  });
}
