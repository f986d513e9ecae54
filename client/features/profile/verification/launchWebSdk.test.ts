import { afterEach, expect, test, vi } from 'vitest';
import { launchWebSdk } from './launchWebSdk.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('launchWebSdk, for a script that is not the identity provider’s, rejects and loads nothing', async () => {
  const createElement = vi.fn<(name: string) => never>();
  vi.stubGlobal('location', { host: 'yulduz.uz' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { createElement });
  const events = { refresh: async () => '', onReady: () => {}, onSubmitted: () => {}, onChanged: () => {} };
  const place = { container: '#check', lang: 'uz', signal: new AbortController().signal };
  for (const sdk_url of ['https://evil.example/sdk.js', 'https://sumsub.com.evil.example/sdk.js'])
    await expect(launchWebSdk({ token: 'a', sdk_url }, events, place)).rejects.toThrow('identity provider');
  expect(createElement).not.toHaveBeenCalled();
});
