import { expect, test } from 'vitest';
import { brandContent } from '#server/brands/brandContent.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { redirectIndex } from '#shared/redirects/redirectIndex.ts';
import { anor } from '#tests/brands/anor.ts';
import { createDraftReader } from './createDraftReader.ts';

test('drafts on the host of a brand have its name, colours and licence line', async () => {
  const drafts = createDraftReader({
    client: { find: async () => ({ data: {} }) },
    rewrite: brandContent({
      look: anor,
      license: { ru: 'По лицензии.' },
      hasOwnContent: false,
      png: new Map([['180', 'anor/touch.png']]),
      digest: 'one',
    }),
    token: undefined,
    timeout: 1_000,
    redirects: async () => redirectIndex([]),
    trace: backgroundTrace('test'),
    onError: (error) => expect.unreachable(String(error)),
  });
  const read = drafts.bind('ru');
  expect((await read('settings-seo')).replacements['brand']).toBe(anor.name);
  expect((await read('web-settings')).manifest).toMatchObject({ name: anor.name, themeColor: anor.dark.bg });
  expect((await read('web-settings')).favicon.appleTouch).toBe('/_/brand/one/anor/touch.png');
  expect((await read('common')).footer.license).toBe('По лицензии.');
});
