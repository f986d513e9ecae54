import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { readPromoSums } from '#client/entities/bonus/readPromoSums.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { type PlainFormOutcome, readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { paths } from '#shared/url/paths.ts';
import { loadOffers } from './loadOffers.ts';

/** Message ids that the page's address may name. */
const OWN =
  /^offers\.(?:notNow|promo\.(?:INVALID|NOT_FOUND|ALREADY_USED|EXPIRED|NOT_STARTED|LIMIT_REACHED|CONDITIONS_NOT_MET|NEED_DEPOSIT))$/;

/** Result of an offers form sent without JavaScript, from the address; null when there is none. */
function readOfferOutcome(query: URLSearchParams): PlainFormOutcome | null {
  const form = query.get('form') ?? '';
  const error = query.get('error');
  if (!/^(?:promo|take)$/.test(form)) return null;
  const sums = readPromoSums(query);
  if (error === 'offers.promo.CONDITIONS_SUM' && sums) return { form, messageId: error, field: null, sums };
  if (error !== null && OWN.test(error)) return { form, messageId: error, field: null };
  return readFormOutcome(query, []);
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
