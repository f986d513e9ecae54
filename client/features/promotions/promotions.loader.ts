import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import { loadPromotionCards } from '#client/entities/promotion/loadPromotionCards.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { paths } from '#shared/url/paths.ts';

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const { intl } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.promotions.build();
  const [promotions, seo] = await Promise.all([
    settle(loadPromotionCards(args), args.timeoutBudget),
    loadSeo(args, path, { title: format('promotions.seoTitle'), description: format('promotions.seoText') }),
  ]);
  const items = (promotions.ok ? promotions.value : []).map(({ id, name }) => ({
    name,
    href: paths.promotion.build({ id }),
  }));
  const steps = [
    { name: format('promotions.home'), href: paths.home.build() },
    { name: format('promotions.title'), href: path },
  ];
  return { promotions, seo: withListJsonLd(seo, steps, items, args) };
}
