import { expect, test } from 'vitest';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { leanContent } from './leanContent.ts';

const imageNames = {
  banner: { image_desktop: 'wide', image_desktop_avif: 'wide_avif', image_mobile: 'tall' },
  offer: { image_wide: 'wide', image: 'small' },
  tournament: { image_wide: 'wide' },
  jackpot: { image: 'wide' },
  game: {
    image_portrait: 'cover',
    image_portrait_avif: 'cover_avif',
    image_small: 'thumb',
    image_small_avif: 'thumb_avif',
  },
};
const content = (async (name: string) => Object.freeze({ name, imageNames })) as unknown as ContentSource;

test('leanContent replaces each wide picture name with the small one, where there is one', async () => {
  expect((await leanContent(content)('prazer-config')).imageNames).toEqual({
    banner: { image_desktop: 'tall', image_mobile: 'tall' },
    offer: { image_wide: 'small', image: 'small' },
    tournament: { image_wide: 'wide' },
    jackpot: { image: 'wide' },
    game: {
      image_portrait: 'thumb',
      image_portrait_avif: 'thumb_avif',
      image_small: 'thumb',
      image_small_avif: 'thumb_avif',
    },
  });
});

test('leanContent returns other collections unchanged', async () => {
  const common = await content('common');
  expect(await leanContent((async () => common) as unknown as ContentSource)('common')).toBe(common);
});
