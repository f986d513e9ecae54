import { getBanners } from '../../shared/api/banners.contract.ts';
import { banners as data } from '../world/banners.ts';
import { type Answer, answer } from './answer.ts';

export const banners: Answer[] = [
  answer(getBanners, ({ offset, count }, { locale }) => {
    const items = data.map(({ name, title, subtitle, button, slug }, position) => ({
      id: position + 1,
      finished_at: null,
      description: {
        title: title[locale],
        subtitle: subtitle[locale],
        button_title: button[locale],
        button_slug: slug,
        position,
        images: {
          img_1280_420: `/uploads/banners/${name}-1280x420.webp`,
          img_780_560: `/uploads/banners/${name}-780x560.webp`,
        },
      },
    }));
    return { items: items.slice(offset, offset + count), count: items.length };
  }),
];
