import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { withPromoSums } from '#client/entities/bonus/withPromoSums.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { type PlainFormOutcome, readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { paths } from '#shared/url/paths.ts';
import { loadOffers } from './loadOffers.ts';

/** Result of an offers form sent without JavaScript, from the address; null when there is none. */
function readOfferOutcome(query: URLSearchParams): PlainFormOutcome | null {
  if (!/^(?:promo|take)$/.test(query.get('form') ?? '')) return null;
  return withPromoSums(readFormOutcome(query, ['offers']), query);
}

export async function loadCritical(args: LoaderArgs) {
  const { intl, stores, url } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const path = paths.offers.build();
  const quiet = await askQuiet(args);
  const [offers, seo] = await Promise.all([
    settle(quiet ? Promise.resolve([]) : loadOffers(args), args.timeoutBudget),
    loadSeo(args, path, { title: format('offers.seoTitle'), description: format('offers.seoText') }),
  ]);
  const items = (offers.ok ? offers.value : []).map(({ id, name }) => ({ name, href: paths.offer.build({ id }) }));
  const steps = [
    { name: format('offers.home'), href: paths.home.build() },
    { name: format('offers.title'), href: path },
  ];
  return {
    offers,
    /** Reason why no offers are shown; null: they are. */
    quiet,
    /** Idempotency key of the form without JavaScript; null for a guest, whose code is only checked. */
    orderKey: stores.session.isGuest ? null : newUuid(),
    outcome: readOfferOutcome(url.searchParams),
    seo: withListJsonLd(seo, steps, items, args),
  };
}
