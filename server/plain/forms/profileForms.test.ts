import { expect, test } from 'vitest';
import { takenOrders } from '#server/plain/cashier/takenOrders.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import { takenForms } from './takenForms.ts';

test('no page has two forms of one name, of which the server would take one alone', () => {
  const forms = [...takenForms, ...takenOrders, { form: replyForm }].map(
    ({ form: { page, name } }) => `${page.pattern} ${name}`,
  );
  expect(forms.length).toBeGreaterThan(60);
  expect(forms.filter((form, place) => forms.indexOf(form) !== place)).toEqual([]);
});
