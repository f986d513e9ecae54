import type { PlainOrder } from '#server/plain/cashier/createPlainOrders.ts';
import { takenOrders } from '#server/plain/cashier/takenOrders.ts';
import { replyToTicket } from '#server/plain/support/replyToTicket.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import type { FormOutcome, FormPost } from './FormPost.ts';
import { takenForms } from './takenForms.ts';

/** A form and its handler. `money`: it moves money, counts with the money methods and runs once per order. */
type PageForm = { form: Pick<SiteForm<unknown>, 'page' | 'name' | 'limit' | 'repeats'> } & (
  | { submit: (post: FormPost) => Promise<FormOutcome>; isOrder?: false }
  | { submit: PlainOrder; isOrder: true }
);

const forms: readonly PageForm[] = [
  ...takenForms,
  ...takenOrders.map((taken) => ({ ...taken, isOrder: true as const })),
  { form: replyForm, submit: replyToTicket },
];

/** The forms of the player's area, the cashier, the rewards and the contact confirmation, by page pattern and `?form=`. */
export const profileForms: Readonly<Record<string, Readonly<Record<string, PageForm>>>> = Object.fromEntries(
  Map.groupBy(forms, ({ form }) => form.page.pattern)
    .entries()
    .map(([pattern, ofPage]) => [pattern, Object.fromEntries(ofPage.map((one) => [one.form.name, one]))]),
);

/** The form of a page by the query of its address; undefined: the page has no such form. */
export function formOf(pattern: string, query: URLSearchParams): PageForm | undefined {
  const name = query.get('form') ?? '';
  const ofPage = Object.hasOwn(profileForms, pattern) ? profileForms[pattern] : undefined;
  return ofPage && Object.hasOwn(ofPage, name) ? ofPage[name] : undefined;
}
