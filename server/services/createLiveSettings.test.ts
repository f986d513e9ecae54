import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { createLiveSettings } from './createLiveSettings.ts';

test('createLiveSettings, for a redirects file that does not exist, names the variable and the file', () => {
  const env = parseEnv({ REDIRECTS_FILE: 'config/none.txt' });
  expect(() => createLiveSettings(env)).toThrow(
    /REDIRECTS_FILE names config\/none\.txt, which cannot be read \(ENOENT\)/,
  );
});

test('createLiveSettings, for a redirects file that is a device or a folder, says so and reads nothing', () => {
  for (const file of ['/dev/zero', 'config']) {
    const env = parseEnv({ REDIRECTS_FILE: file });
    expect(() => createLiveSettings(env)).toThrow(`REDIRECTS_FILE names ${file}, which is no file`);
  }
});
