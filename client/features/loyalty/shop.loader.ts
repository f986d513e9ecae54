import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import { loadClub } from '#client/entities/club/loadClub.ts';
import { loadProducts } from '#client/entities/club/loadProducts.ts';
import { readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { paths } from '#shared/url/paths.ts';

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const query = args.url.searchParams;
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
    /** Of an order without JavaScript. */
    outcome: query.get('form') === 'buy' ? readFormOutcome(query, ['loyalty']) : null,
    /** Only categories that have a name and a gift. */
    categories: club.shop.categories.filter(({ sysname }) => sold.some(({ category }) => category === sysname)),
    seo: withListJsonLd(seo, steps, [], args),
  };
}
