import { existsSync } from 'node:fs';
import { type Browser, firefox } from 'playwright';

const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Whether this machine has a Firefox. Without one its tests are skipped; `npm run setup` installs it. */
export const hasFirefox = existsSync(executablePath);

/** Launches the Firefox that `npm test` found, Playwright's build by its protocol, others by WebDriver BiDi. Rejects when it does not start. */
export function openFirefox(firefoxUserPrefs: Record<string, boolean | number> = {}): Promise<Browser> {
  return firefox.launch({
    executablePath,
    firefoxUserPrefs,
    ...(executablePath === firefox.executablePath() ? {} : { channel: 'moz-firefox' }),
  });
}
