import { bonusForms } from '#shared/forms/orders/bonusForms.ts';
import { cancelForm } from '#shared/forms/orders/cancelForm.ts';
import { cashbackForms } from '#shared/forms/orders/cashbackForms.ts';
import { giftForms } from '#shared/forms/orders/giftForms.ts';
import { offerForm } from '#shared/forms/orders/offerForm.ts';
import { orderAddresses } from '#shared/forms/orders/orderAddresses.ts';
import { promoForms } from '#shared/forms/orders/promoForms.ts';
import { orderDeposit } from './orderDeposit.ts';
import { placeWithdrawal } from './placeWithdrawal.ts';
import { type TakenOrder, takeOrder } from './takeOrder.ts';

/** Every form of shared/forms/orders. They move money, count with the money methods and run once per order. */
export const takenOrders: readonly TakenOrder[] = [
  { form: orderAddresses.deposit, submit: orderDeposit },
  { form: orderAddresses.withdraw, submit: placeWithdrawal },
  takeOrder(cancelForm),
  ...Object.values(bonusForms).map((form) => takeOrder(form)),
  ...Object.values(cashbackForms).map((form) => takeOrder(form)),
  takeOrder(promoForms.bonuses),
  takeOrder(promoForms.offers),
  takeOrder(offerForm),
  takeOrder(giftForms.buy),
  takeOrder(giftForms.send),
];
