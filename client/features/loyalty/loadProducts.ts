import { getProducts } from '../../../shared/api/rewards/loyalty.contract.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { type ProductCard, toProductCard } from '../../entities/club/productCard.ts';

/** Ends a platform that never says it is done. */
const MAX_PAGES = 10;

/** Every gift; the platform decides how many come at once. */
export async function loadProducts({ call, signal }: Pick<LoaderArgs, 'call' | 'signal'>): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, total } = await call(getProducts, { offset: found.length }, { signal });
    found.push(...items.map(toProductCard));
    if (items.length === 0 || total === undefined || found.length >= total) break;
  }
  return found;
}
