import { carriedSum } from '#shared/cashier/carriedSum.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { formProblem } from '#shared/forms/formProblem.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import type { FormOutcome, FormPost } from './FormPost.ts';
import { type FormRefusal, refusalOf, refusalOfIssue } from './formRefusal.ts';

/** Where a form leads after its answer; null: back to its page, which says that it is done. */
type Lead<Answer> = (answer: Answer, post: FormPost) => FormOutcome | null;

/** A form of the site that the server takes. */
export interface TakenForm {
  form: Pick<SiteForm<unknown>, 'page' | 'name' | 'limit' | 'kept' | 'repeats'>;
  /** Rejects with the AppError of a call that the form has no words for. */
  submit: (post: FormPost) => Promise<FormOutcome>;
}

/** What a form has that others have not. */
interface Peculiarities<Context> {
  /** The context, where the form's own cannot make it: of the request. */
  context?: (post: FormPost) => Context;
  /** What else the address of the refused form has. */
  back?: (context: Context) => FormRefusal;
}

/** Takes a form of the site that was sent without JavaScript: reads its fields by its rule, sends its command, words its refusals. */
export function takeForm<Values, Context, Answer>(
  form: SiteForm<Values, Context, Answer>,
  lead?: Lead<Answer>,
  { context: contextOf, back }: Peculiarities<Context> = {},
): TakenForm {
  return {
    form,
    submit: async (post) => {
      const { locale, call } = post;
      // A form without any context has null for it.
      const context =
        contextOf?.(post) ?? (form.context ? await form.context(call, post.fields, post) : (null as Context));
      const refuse = (refusal: FormRefusal): FormOutcome => {
        const amount = form.carriesSum && carriedSum(post.fields['amount']);
        return { ...refusal, ...(amount ? { amount } : {}), ...back?.(context) };
      };
      const fields = form.read ? form.read(post.fields, context) : post.fields;
      const parsed = await form.rule(context, locale, post.brand.name).safeParseAsync(fields);
      if (!parsed.success)
        return refuse(refusalOfIssue(parsed.error.issues[0], form.wordsOfRule?.(context) ?? form.words));
      try {
        const answer = await form.send(call, parsed.data, context);
        return lead?.(answer, post) ?? { step: 'done' };
      } catch (error) {
        const problem = formProblem(form, error);
        if (problem) return refuse(problem);
        if (back && error instanceof AppError) return refuse(refusalOf(error));
        throw error;
      }
    },
  };
}
