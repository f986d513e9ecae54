import type { OutputOf } from '#shared/api/method.ts';
import type { getProducts } from '#shared/api/rewards/loyalty.contract.ts';
import { pictureOf } from './pictureOf.ts';

/** A gift of the club's shop. */
export interface ProductCard {
  id: number | string;
  name: string;
  text: string;
  image: string;
  /** In points. */
  price: number;
  category: string;
  isAvailable: boolean;
  /** Sysname of the level from which the gift is sold (`description.level`); empty: from the first. */
  level: string;
  /** It is sent to an address, which the player gives. */
  needsAddress: boolean;
}

export function toProductCard(product: OutputOf<typeof getProducts>['items'][number]): ProductCard {
  const { id, name, price, category = '', description, is_available: isAvailable } = product;
  const level = description['level'];
  return {
    id,
    name: description.title || name,
    text: description.text ?? '',
    image: pictureOf(description),
    price,
    category,
    isAvailable,
    level: typeof level === 'string' ? level : '',
    needsAddress: product.needs_address,
  };
}
