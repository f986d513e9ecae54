import { paths } from '../../../shared/paths.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { breadcrumbJsonLd } from '../../i18n/breadcrumbJsonLd.ts';
import { itemListJsonLd } from '../../i18n/itemListJsonLd.ts';
import { loadSeo } from '../../lib/loadSeo.ts';
import { loadJackpots } from './loadJackpots.ts';

export async function loadCritical(args: LoaderArgs) {
  const { intl, locale, signal, url } = args;
  const say = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.jackpots.build();
  const [jackpots, seo] = await Promise.all([
    settle(loadJackpots(args, signal)),
    loadSeo(args, path, { title: say('jackpots.seoTitle'), description: say('jackpots.seoText') }),
  ]);
  const items = jackpots.ok ? jackpots.value.map(({ id, name }) => ({ name, href: paths.jackpot.build({ id }) })) : [];
  const steps = [
    { name: say('jackpots.home'), href: paths.home.build() },
    { name: say('jackpots.title'), href: path },
  ];
  return {
    jackpots,
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
