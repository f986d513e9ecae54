import { expect, test } from 'vitest';
import { orderOfForm } from '#shared/orders/orderOfForm.ts';
import { bonusForms } from './bonusForms.ts';
import { cancelForm } from './cancelForm.ts';
import { cashbackForms } from './cashbackForms.ts';
import { giftForms } from './giftForms.ts';
import { offerForm } from './offerForm.ts';
import { paymentForms } from './paymentForms.ts';
import { promoForms } from './promoForms.ts';

const forms = [bonusForms, cashbackForms, giftForms, promoForms, paymentForms, { cancelForm, offerForm }].flatMap(
  (group) => Object.values(group),
);

test('orderOfForm, for every form that orders something, is the command of its order', () => {
  expect(forms.map(({ name }) => [name, orderOfForm(name)])).toEqual(
    forms.map(({ name, order }) => [name, order.command]),
  );
});
