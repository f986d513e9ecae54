import { expect, test } from 'vitest';
import { takenForms } from '#server/plain/forms/takenForms.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import { ticketForm } from '#shared/forms/support/ticketForm.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** The fields of a form's rule. A rule that needs the context of its page tells none. */
function fieldsOf(form: object): string[] {
  if (!('rule' in form && typeof form.rule === 'function')) return [];
  try {
    const { shape } = (form.rule(null, 'uz') as { _zod: { def: { shape?: object } } })._zod.def;
    return Object.keys(shape ?? {});
  } catch {
    return [];
  }
}

test('every field of a declared form is named by a component, which has its control', () => {
  const fields = [...takenForms.map(({ form }) => form), ticketForm, replyForm].flatMap((form) =>
    fieldsOf(form).map((field) => ({ form: `${form.page.pattern}?form=${form.name}`, field })),
  );
  expect(fields.length).toBeGreaterThan(40);
  const components = sourceFiles('client').filter(({ name }) => name.endsWith('.tsx'));
  const isNamed = (field: string) => components.some(({ text }) => new RegExp(`\\b${field}\\b`).test(text));
  expect(fields.filter(({ field }) => !isNamed(field))).toEqual([]);
});
