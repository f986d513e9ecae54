import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { chromiumPath, SCRIPT_OPTIONS } from '#tests/support/browsers/openBrowser.ts';

// Chromium ignores an option that its V8 does not have any more, and says so on stderr alone.
test('Chromium knows every option for scripts that the tests set', async () => {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  const { stdout, stderr } = await promisify(execFile)(chromiumPath(), [`--js-flags=${SCRIPT_OPTIONS}`, ...args]);
  expect(stdout).toContain('<body>');
  expect(stderr).not.toContain('unrecognized flag');
});
