import type { RequestHandler } from 'express';
import { AppError } from '../../../shared/errors/AppError.ts';
import type { SharedOutcomes } from '../../platform/money/createSharedOutcomes.ts';
import type { FormOutcome, FormPost, FormTaker } from './FormPost.ts';
import { refusalOf } from './formRefusal.ts';
import type { PlainOutcome } from '../cashier/PlainOutcome.ts';
import { createPlainOrders } from '../cashier/createPlainOrders.ts';
import { profileForms } from './profileForms.ts';

type Limits = Readonly<Record<'writes' | 'codes' | 'money', RequestHandler>>;
type Forms = (typeof profileForms)[string];

/**
 * Creates the handlers of profileForms by page pattern; each outcome names the form that was sent. `orders`: outcomes of money forms,
 * shared by all replicas.
 */
export function profilePosts(limits: Limits, orders?: SharedOutcomes<PlainOutcome>): Record<string, FormTaker> {
  const takeOrder = createPlainOrders(orders);
  const takerOf = (pattern: string, forms: Forms): FormTaker => ({
    submit: (post) => {
      const form = formOf(forms, post.query);
      const isMoney = typeof form === 'object' && form.limit === 'money';
      const submit = (one: FormPost) => submitOne(forms, one);
      return isMoney ? takeOrder(`${pattern}?${post.query.get('form')}`, post, submit) : submit(post);
    },
    limits: (req, res, next) => {
      const form = formOf(forms, new URL(req.originalUrl, 'http://form').searchParams);
      return limits[typeof form === 'object' ? form.limit : 'writes'](req, res, next);
    },
  });
  return Object.fromEntries(Object.entries(profileForms).map(([pattern, forms]) => [pattern, takerOf(pattern, forms)]));
}

function formOf(forms: Forms, query: URLSearchParams): Forms[string] | undefined {
  const name = query.get('form') ?? '';
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

async function submitOne(forms: Forms, post: FormPost): Promise<FormOutcome> {
  const taken = formOf(forms, post.query);
  if (!taken) return { error: 'errors.InvalidRequestException' };
  const form = post.query.get('form') ?? '';
  try {
    return named(await (typeof taken === 'object' ? taken.submit : taken)(post));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.type === 'AuthorizationException' ? 'signInFirst' : named(refusalOf(error));
  }

  function named(outcome: FormOutcome): FormOutcome {
    return typeof outcome === 'string' || 'html' in outcome || 'page' in outcome ? outcome : { form, ...outcome };
  }
}
