import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { getProducts } from '#shared/api/rewards/loyalty.contract.ts';
import { type ProductCard, toProductCard } from './productCard.ts';

/** Guards against a platform that never reports the end of the list. */
const MAX_PAGES = 10;

/** All gifts, in pages of the size that the platform chooses. */
export async function loadProducts({ call, signal }: Pick<LoaderArgs, 'call' | 'signal'>): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, total } = await call(getProducts, { offset: cards.length }, { signal });
    cards.push(...items.map(toProductCard));
    if (items.length === 0 || total === undefined || cards.length >= total) break;
  }
  return cards;
}
