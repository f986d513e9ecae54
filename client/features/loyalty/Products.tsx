import { useText } from '../../i18n/useText.ts';
import type { ClubLevel } from '../../entities/club/clubLevels.ts';
import type { ClubMember } from '../../entities/club/clubMember.ts';
import type { ProductCard } from '../../entities/club/productCard.ts';
import { ProductTile } from './ProductTile.tsx';
import styles from './Products.module.css';
import { saleOf } from '../../entities/club/saleOf.ts';
import { useBuy } from './useBuy.ts';

interface ProductsProps {
  products: readonly ProductCard[];
  levels: readonly ClubLevel[];
  /** null for a guest, and while a player's points are not known. */
  member: ClubMember | null;
  /** Of their names. */
  headingLevel: 2 | 3;
}

export function Products({ products, levels, member, headingLevel }: ProductsProps) {
  const text = useText();
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
              onBuy={buy}
            />
          </li>
        ))}
      </ul>
      <p className={styles.script}>{text('loyalty.scriptNote')}</p>
    </>
  );
}
