import { expect, test } from 'vitest';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { contentFor } from './contentFor.ts';

const imageNames = {
  banner: { image_desktop: 'wide', image_desktop_avif: 'wide_avif', image_mobile: 'tall' },
  offer: { image_wide: 'wide', image: 'small' },
  tournament: { image_wide: 'wide' },
  jackpot: { image: 'wide', image_small: 'gem', image_small_avif: 'gem_avif' },
  game: {
    image_portrait: 'cover',
    image_portrait_avif: 'cover_avif',
    image_small: 'thumb',
    image_small_avif: 'thumb_avif',
  },
};
const content = (async (name: string) => Object.freeze({ name, imageNames })) as unknown as ContentSource;

test('contentFor, for a visitor who saves data, replaces each wide picture name with the small one, where there is one, and leaves out gems', async () => {
  expect((await contentFor(content, { savesData: true, takesAvif: true })('prazer-config')).imageNames).toEqual({
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

test('contentFor, for a browser without AVIF, leaves its names out, also with small pictures', async () => {
  const namesOf = async (savesData: boolean) =>
    (await contentFor(content, { savesData, takesAvif: false })('prazer-config')).imageNames;
  expect(await namesOf(false)).toEqual({
    ...imageNames,
    jackpot: { image: 'wide', image_small: 'gem' },
    banner: { image_desktop: 'wide', image_mobile: 'tall' },
    game: { image_portrait: 'cover', image_small: 'thumb' },
  });
  expect((await namesOf(true)).game).toEqual({ image_portrait: 'thumb', image_small: 'thumb' });
});

test('contentFor returns other collections unchanged', async () => {
  const common = await content('common');
  const source = contentFor((async () => common) as unknown as ContentSource, { savesData: true, takesAvif: false });
  expect(await source('common')).toBe(common);
});
