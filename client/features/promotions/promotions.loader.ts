import { paths } from '../../../shared/url/paths.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { holdBack } from '../../entities/care/holdBack.ts';
import { loadPromotionCards } from '../../entities/promotion/loadPromotionCards.ts';
import { withListJsonLd } from '../../seo/withListJsonLd.ts';
import { loadSeo } from '../../seo/loadSeo.ts';

export async function loadCritical(args: LoaderArgs) {
  await holdBack(args);
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
