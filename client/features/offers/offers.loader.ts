import { paths } from '../../../shared/paths.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { breadcrumbJsonLd } from '../../i18n/breadcrumbJsonLd.ts';
import { itemListJsonLd } from '../../i18n/itemListJsonLd.ts';
import { loadSeo } from '../../lib/loadSeo.ts';
import { loadOffers } from './loadOffers.ts';

export async function loadCritical(args: LoaderArgs) {
  const { intl, locale, url } = args;
  const say = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.offers.build();
  const [offers, seo] = await Promise.all([
    settle(loadOffers(args)),
    loadSeo(args, path, { title: say('offers.seoTitle'), description: say('offers.seoText') }),
  ]);
  const items = (offers.ok ? offers.value : []).map(({ id, name }) => ({ name, href: paths.offer.build({ id }) }));
  const steps = [
    { name: say('offers.home'), href: paths.home.build() },
    { name: say('offers.title'), href: path },
  ];
  return {
    offers,
    seo: {
      ...seo,
      jsonLd: [
        ...seo.jsonLd,
        breadcrumbJsonLd(steps, locale, url.origin),
        ...(items.length > 0 ? [itemListJsonLd(items, locale, url.origin)] : []),
      ],
    },
  };
}
