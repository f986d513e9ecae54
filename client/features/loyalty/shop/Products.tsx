import type { ClubLevel } from '#client/entities/club/clubLevels.ts';
import type { ClubMember } from '#client/entities/club/clubMember.ts';
import type { ProductCard } from '#client/entities/club/productCard.ts';
import { saleOf } from '#client/entities/club/saleOf.ts';
import styles from './Products.module.css';
import { ProductTile } from './ProductTile.tsx';
import { useBuy } from './useBuy.ts';

interface ProductsProps {
  products: readonly ProductCard[];
  levels: readonly ClubLevel[];
  /** null for a guest, and when a player's points are unknown. */
  member: ClubMember | null;
  /** Idempotency key of the form without JavaScript; null for a guest. */
  orderKey: string | null;
  /** Level of the headings with the gifts' names. */
  headingLevel: 2 | 3;
}

export function Products({ products, levels, member, orderKey, headingLevel }: ProductsProps) {
  const buy = useBuy(member?.points ?? null);
  return (
    <>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              sale={saleOf(product, levels, member)}
              levelName={levels.find(({ sysname }) => sysname === product.level)?.name ?? null}
              headingLevel={headingLevel}
              closed={member?.isActive === false}
              orderKey={orderKey}
              onBuy={buy}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
