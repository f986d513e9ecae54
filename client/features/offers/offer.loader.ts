import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { loadRates } from '#client/entities/money/loadRates.ts';
import { absoluteUrl } from '#client/seo/absoluteUrl.ts';
import { breadcrumbJsonLd } from '#client/seo/breadcrumbJsonLd.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { getReturns } from '#shared/api/rewards/bonusFacts.contract.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { stripLocale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { loadOffers } from './loadOffers.ts';

export async function loadCritical(args: LoaderArgs) {
  const { intl, locale, params, stores, url } = args;
  // The list of offers explains why.
  if (await askQuiet(args)) throw new Redirect(withLocale(paths.offers.build(), locale));
  const [offers, returns, rates] = await Promise.all([
    loadOffers(args),
    settle(args.call(getReturns, {}, { signal: args.signal }), args.timeoutBudget),
    // A guest's page is shared, and there is no balance to convert.
    stores.session.isGuest ? {} : loadRates(args),
    // In the browser SpokenForecast loads the messages.
    import.meta.env.SSR ? args.intl.load(['forecast']) : null,
  ]);
  const offer = offers.find(({ id }) => String(id) === params['id']);
  if (!offer) throw notFound(stripLocale(url.pathname));
  const path = paths.offer.build({ id: offer.id });
  const format = (id: string) => intl.formatMessage({ id }, { name: offer.name, brand: '{brand}' });
  const about = offer.text || format('offers.itemText');
  const seo = await loadSeo(args, path, {
    title: format('offers.itemTitle'),
    // The promotion of the same bonus has the text alone.
    description: `${offer.name}: ${about}`,
    openGraph: { title: offer.name, description: about, image: offer.wideImage, type: 'website' },
  });
  const steps = [
    { name: format('offers.home'), href: paths.home.build() },
    { name: format('offers.title'), href: paths.offers.build() },
    { name: offer.name, href: path },
  ];
  const image = offer.wideImage;
  return {
    offer,
    /** Idempotency key of the form without JavaScript. */
    orderKey: stores.session.isGuest ? null : newUuid(),
    returns: returns.ok ? returns.value.items : [],
    rates,
    seo: {
      ...seo,
      jsonLd: [
        ...seo.jsonLd,
        breadcrumbJsonLd(steps, locale, url.origin),
        {
          '@type': 'Offer',
          name: offer.name,
          description: about,
          url: absoluteUrl(path, locale, url.origin),
          ...(image ? { image: image.startsWith('/') ? url.origin + image : image } : {}),
        },
      ],
    },
  };
}
