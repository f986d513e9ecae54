import { useRef } from 'react';
import { getBalance } from '../../../../shared/api/account/account.contract.ts';
import { useApp } from '../../../context/useApp.ts';
import { useReload } from '../../../context/useReload.ts';
import { createPurchase } from './createPurchase.ts';
import type { ProductCard } from '../../../entities/club/productCard.ts';

/** Returns a function that opens the purchase dialog. `points`: the player's, null when unknown. */
export function useBuy(points: number | null): (product: ProductCard) => void {
  const { call, stores } = useApp();
  const { reload } = useReload();
  // Kept across dialogs, so that an order whose answer was lost is repeated with the same key.
  const purchases = useRef(new Map<string, ReturnType<typeof createPurchase>>());

  function purchaseOf(product: ProductCard): ReturnType<typeof createPurchase> {
    const key = String(product.id);
    const purchase = purchases.current.get(key) ?? createPurchase(call, product);
    purchases.current.set(key, purchase);
    return purchase;
  }

  return (product) => {
    const purchase = purchaseOf(product);
    const { name, text, price } = product;
    const buy = async () => {
      const outcome = await purchase();
      if (outcome.kind !== 'lost') void reload();
      if (outcome.kind === 'bought')
        call(getBalance, {}).then(
          (balances) => stores.balances.set(balances),
          // The header reloads the balances anyway.
          () => undefined,
        );
      return outcome;
    };
    void stores.dialogs.open('shopPurchase', { name, text, price, points, buy });
  };
}
