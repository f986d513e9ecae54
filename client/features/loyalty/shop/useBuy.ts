import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import type { ProductCard } from '#client/entities/club/productCard.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import { giftOrder } from '#shared/orders/giftOrder.ts';
import { createPurchase } from './createPurchase.ts';

/** Returns a function that opens the purchase dialog. `points`: the player's, null when unknown. */
export function useBuy(points: number | null): (product: ProductCard) => void {
  const { call, stores } = useApp();
  const { reload } = useReload();
  const { place, allowAgain } = useOrder(giftOrder);

  return (product) => {
    const purchase = createPurchase({ call, place: (id) => place({ id }) }, product);
    const { name, text, price } = product;
    const buy = async (again: boolean) => {
      if (again) allowAgain();
      const outcome = await purchase();
      void reload();
      return outcome;
    };
    void stores.dialogs.open('shopPurchase', { name, text, price, points, buy });
  };
}
