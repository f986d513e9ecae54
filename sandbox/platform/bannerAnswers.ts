import { bannerSpecs } from '#sandbox/art/bannerSpecs.ts';
import { colourOfPalette } from '#sandbox/art/colourOfPalette.ts';
import { tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import { banners } from '#sandbox/world/play/banners.ts';
import { pictureFiles } from '#sandbox/world/play/pictureFiles.ts';
import { type PromotionData, promotions } from '#sandbox/world/rewards/promotions.ts';
import { getBanners } from '#shared/api/site/banners.contract.ts';
import { wholeUpTo } from './account/wholeUpTo.ts';
import { type Answer, type Asking, answer } from './answer.ts';

const palettes = new Map(bannerSpecs.map(({ name, palette }) => [name, palette]));

function heroBanners({ locale }: Asking) {
  return banners.map(({ name, badge, title, subtitle, button, slug, terms }, position) => ({
    id: position + 1,
    finished_at: null,
    description: {
      title: title[locale],
      subtitle: subtitle[locale],
      ...(badge ? { badge: badge[locale] } : {}),
      button_title: button[locale],
      button_slug: slug,
      ...(terms ? { terms_slug: terms } : {}),
      position,
      image_color: colourOfPalette(palettes.get(name) ?? 'lapis'),
      images: pictureFiles(`banners/${name}`, ['1280x420', '780x560']),
    },
  }));
}

function endOf({ ends }: PromotionData, { world }: Asking): number | null {
  return ends === 'week' ? tashkentSpan('week', world.clock.seconds()).end : (ends ?? null);
}

/** Banners of promotions, with steps, figures and terms for a page each. */
function promotionBanners(asking: Asking) {
  const { locale } = asking;
  return promotions.map((promotion, position) => ({
    id: promotion.id,
    finished_at: endOf(promotion, asking),
    description: {
      title: promotion.title[locale],
      subtitle: promotion.subtitle[locale],
      text: promotion.text[locale],
      steps: promotion.steps[locale],
      facts: promotion.facts.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
      terms: promotion.terms[locale],
      button_title: promotion.button[locale],
      button_slug: promotion.slug,
      position,
      images: pictureFiles(`banners/${promotion.picture}`, ['1280x420', '780x560']),
    },
  }));
}

export const bannerAnswers: Answer[] = [
  answer(getBanners, ({ offset, count, place }, asking) => {
    const items = place === 'promotions' ? promotionBanners(asking) : heroBanners(asking);
    const from = wholeUpTo(offset);
    return { items: items.slice(from, from + count), count: items.length };
  }),
];
