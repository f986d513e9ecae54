import type { RequestHandler } from 'express';
import { createPlainOrders, type PlainOrderStore } from '#server/edge/cashier/createPlainOrders.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormOutcome, FormPost, FormTaker } from './FormPost.ts';
import { refusalOf } from './formRefusal.ts';
import { namedOutcome } from './namedOutcome.ts';
import { profileForms } from './profileForms.ts';
import { queryOf } from './queryOf.ts';

type Limits = Readonly<Record<'writes' | 'codes' | 'money', RequestHandler>>;
type Forms = (typeof profileForms)[string];

/**
 * Creates the handlers of profileForms by page pattern; each outcome names the form that was sent. `orders`: outcomes of money forms
 * that are known already.
 */
export function profilePosts(limits: Limits, orders?: PlainOrderStore): Record<string, FormTaker> {
  const takeOrder = createPlainOrders(orders);
  const takerOf = (pattern: string, forms: Forms): FormTaker => ({
    submit: (post) => {
      const form = formOf(forms, post.query);
      if (form?.limit !== 'money') return submitOne(post, form?.submit);
      return submitOne(post, (one) => takeOrder(`${pattern}?${one.query.get('form')}`, one, form.submit));
    },
    limits: (req, res, next) => {
      const form = formOf(forms, queryOf(req));
      return limits[form?.limit ?? 'writes'](req, res, next);
    },
    ...(pattern === paths.profileNotification.pattern ? { takesFiles: true as const } : {}),
  });
  return Object.fromEntries(Object.entries(profileForms).map(([pattern, forms]) => [pattern, takerOf(pattern, forms)]));
}

function formOf(forms: Forms, query: URLSearchParams): Forms[string] | undefined {
  const name = query.get('form') ?? '';
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

async function submitOne(
  post: FormPost,
  submit: ((post: FormPost) => Promise<FormOutcome>) | undefined,
): Promise<FormOutcome> {
  if (!submit) return { error: 'errors.InvalidRequestException' };
  const form = post.query.get('form') ?? '';
  try {
    return namedOutcome(form, await submit(post));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.type === 'AuthorizationException' ? 'signInFirst' : { form, ...refusalOf(error) };
  }
}
