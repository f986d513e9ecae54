import { expect, test } from 'vitest';
import { takenOrders } from '#server/plain/cashier/takenOrders.ts';
import { takenForms } from '#server/plain/forms/takenForms.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import { ticketForm } from '#shared/forms/support/ticketForm.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** The fields of a rule; those of a rule that needs the context of a page are not told. */
function fieldsOf(rule: () => unknown): string[] {
  try {
    const { shape } = (rule() as { _zod: { def: { shape?: object } } })._zod.def;
    return Object.keys(shape ?? {});
  } catch {
    return [];
  }
}

test('every field of a declared form is named by a component, which has its control', () => {
  const forms = [...takenForms, ...takenOrders, { form: ticketForm }, { form: replyForm }].map(({ form }) => form);
  const fields = forms.flatMap(({ page, name, rule }) =>
    fieldsOf(() => (rule as (context: unknown, locale: string) => unknown)(null, 'uz')).map((field) => ({
      form: `${page.pattern}?form=${name}`,
      field,
    })),
  );
  expect(fields.length).toBeGreaterThan(40);
  const components = sourceFiles('client').filter(({ name }) => name.endsWith('.tsx'));
  const isNamed = (field: string) => components.some(({ text }) => new RegExp(`\\b${field}\\b`).test(text));
  expect(fields.filter(({ field }) => !isNamed(field))).toEqual([]);
});
