import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import { loadClub } from '#client/entities/club/loadClub.ts';
import { loadProducts } from '#client/entities/club/loadProducts.ts';
import { type PlainFormOutcome, readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { paths } from '#shared/url/paths.ts';

/** Message ids that the page's address may name. */
const OWN = /^loyalty\.(?:agreeFirst|shortNow|notNow)$/;

/** Result of an order without JavaScript, from the address; null when there is none. */
function readShopOutcome(query: URLSearchParams): PlainFormOutcome | null {
  const error = query.get('error');
  if (query.get('form') !== 'buy') return null;
  if (error !== null && OWN.test(error)) return { form: 'buy', messageId: error, field: null };
  return readFormOutcome(query, []);
}

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const [membership, products] = await Promise.all([loadClub(args), settle(loadProducts(args), args.timeoutBudget)]);
  const { club, name } = membership;
  const shopName = club.shop.title || args.intl.formatMessage({ id: 'loyalty.shop' });
  const format = (id: string) => args.intl.formatMessage({ id }, { name: shopName, brand: '{brand}' });
  const path = paths.loyaltyShop.build();
  const seo = await loadSeo(args, path, {
    title: format('loyalty.shopSeoTitle'),
    description: format('loyalty.shopSeoText'),
  });
  const steps = [
    { name: format('loyalty.home'), href: paths.home.build() },
    { name, href: paths.loyalty.build() },
    { name: shopName, href: path },
  ];
  const sold = products.ok ? products.value : [];
  return {
    ...membership,
    shopName,
    products,
    orderKey: args.stores.session.isGuest ? null : newUuid(),
    outcome: readShopOutcome(args.url.searchParams),
    /** Only categories that have a name and a gift. */
    categories: club.shop.categories.filter(({ sysname }) => sold.some(({ category }) => category === sysname)),
    seo: withListJsonLd(seo, steps, [], args),
  };
}
