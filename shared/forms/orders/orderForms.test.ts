import { expect, test } from 'vitest';
import { depositOrder } from '#shared/orders/depositOrder.ts';
import { withdrawalOrder } from '#shared/orders/withdrawalOrder.ts';
import { bonusForms } from './bonusForms.ts';
import { cancelForm } from './cancelForm.ts';
import { cashbackForms } from './cashbackForms.ts';
import { giftForms } from './giftForms.ts';
import { offerForm } from './offerForm.ts';
import { orderAddresses } from './orderAddresses.ts';
import { orderOfForm } from './orderOfForm.ts';
import { promoForms } from './promoForms.ts';

const payments = {
  deposit: { ...orderAddresses.deposit, order: depositOrder },
  withdraw: { ...orderAddresses.withdraw, order: withdrawalOrder },
};
const forms = [bonusForms, cashbackForms, giftForms, promoForms, payments, { cancelForm, offerForm }].flatMap((group) =>
  Object.values(group),
);

test('orderOfForm, for every form that orders something, is the command of its order', () => {
  expect(forms.map(({ name }) => [name, orderOfForm(name)])).toEqual(
    forms.map(({ name, order }) => [name, order.command]),
  );
});

test('orderAddresses has every form that orders something', () => {
  const addressOf = ({ page, name }: { page: { pattern: string }; name: string }) => `${page.pattern}?form=${name}`;
  expect(forms.map(addressOf).toSorted()).toEqual(Object.values(orderAddresses).map(addressOf).toSorted());
});

test('orderOfForm, for a form that orders nothing or a name of every object, is null', () => {
  expect(['settings', 'constructor', 'toString', ''].map(orderOfForm)).toEqual([null, null, null, null]);
});
