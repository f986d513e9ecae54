import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { loadPromotions } from '#client/entities/promotion/loadPromotions.ts';
import { toPromotionCard } from '#client/entities/promotion/promotionCard.ts';
import { linkKind } from '#client/lib/linkKind.ts';
import { breadcrumbJsonLd } from '#client/seo/breadcrumbJsonLd.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { descriptionFacts } from '#shared/domain/descriptionFacts.ts';
import { descriptionLines } from '#shared/domain/descriptionLines.ts';
import { stripLocale } from '#shared/locales.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import { paths } from '#shared/url/paths.ts';
import { offerJsonLd } from './offerJsonLd.ts';

export async function loadCritical(args: LoaderArgs) {
  const { content, intl, locale, params, url } = args;
  const [{ imageNames }, banners, quiet] = await Promise.all([
    content('prazer-config'),
    loadPromotions(args),
    askQuiet(args),
  ]);
  const banner = banners.find(({ id }) => String(id) === params['id']);
  if (!banner) throw notFound(stripLocale(url.pathname));
  const card = toPromotionCard(banner, imageNames.banner);
  const { description } = banner;
  const path = paths.promotion.build({ id: card.id });
  const format = (id: string) => intl.formatMessage({ id }, { name: card.name, text: card.summary, brand: '{brand}' });
  const about = card.summary || format('promotions.itemText');
  const [now, seo] = await Promise.all([
    platformNow(args),
    loadSeo(args, path, {
      title: format('promotions.itemTitle'),
      description: about,
      openGraph: { title: card.name, description: about, image: card.image, type: 'article' },
    }),
  ]);
  const steps = [
    { name: format('promotions.home'), href: paths.home.build() },
    { name: format('promotions.title'), href: paths.promotions.build() },
    { name: card.name, href: path },
  ];
  const slug = description.button_slug ?? '';
  return {
    promotion: {
      ...card,
      isOver: card.ends !== null && card.ends <= now,
      text: description.text ?? '',
      steps: descriptionLines(description['steps']),
      conditions: descriptionFacts(description['facts']),
      terms: descriptionLines(description['terms']),
      button: slug && description.button_title && linkKind(slug) !== 'forbidden' ? description.button_title : '',
      slug,
      /** The terms are public, but players on a break or near a limit get no button. */
      isHeldBack: isHeldBack(quiet),
    },
    seo: {
      ...seo,
      jsonLd: [
        ...seo.jsonLd,
        breadcrumbJsonLd(steps, locale, url.origin),
        offerJsonLd({ card, about, locale, origin: url.origin }),
      ],
    },
  };
}
