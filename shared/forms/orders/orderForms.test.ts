import { expect, test } from 'vitest';
import { depositOrder } from '#shared/orders/depositOrder.ts';
import { orderOfForm } from '#shared/orders/orderOfForm.ts';
import { withdrawalOrder } from '#shared/orders/withdrawalOrder.ts';
import { bonusForms } from './bonusForms.ts';
import { cancelForm } from './cancelForm.ts';
import { cashbackForms } from './cashbackForms.ts';
import { giftForms } from './giftForms.ts';
import { offerForm } from './offerForm.ts';
import { offersPromoForm } from './offersPromoForm.ts';
import { paymentForms } from './paymentForms.ts';

const { deposit, withdraw } = paymentForms;
const payments = { deposit: { ...deposit, order: depositOrder }, withdraw: { ...withdraw, order: withdrawalOrder } };
const forms = [bonusForms, cashbackForms, giftForms, payments, { cancelForm, offerForm, offersPromoForm }].flatMap(
  (group) => Object.values(group),
);

test('orderOfForm, for every form that orders something, is the command of its order', () => {
  expect(forms.map(({ name }) => [name, orderOfForm(name)])).toEqual(
    forms.map(({ name, order }) => [name, order.command]),
  );
});
