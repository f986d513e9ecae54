import type { RequestHandler } from 'express';
import { createPlainOrders, type PlainOrderStore } from '#server/plain/cashier/createPlainOrders.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormTaker } from './FormPost.ts';
import { refusalOf } from './formRefusal.ts';
import { namedOutcome } from './namedOutcome.ts';
import { formOf, profileForms } from './profileForms.ts';
import { queryOf } from './queryOf.ts';

type Limits = Readonly<Record<'writes' | 'codes' | 'money', RequestHandler>>;

/**
 * Creates the handlers of profileForms by page pattern; each outcome names the form that was sent. `orders`: outcomes of money forms
 * that are known already.
 */
export function profilePosts(limits: Limits, orders?: PlainOrderStore): Record<string, FormTaker> {
  const takeOrder = createPlainOrders(orders);
  const takerOf = (pattern: string): FormTaker => ({
    submit: async (post) => {
      const one = formOf(pattern, post.query);
      if (!one) return { error: 'errors.InvalidRequestException' };
      const { name } = one.form;
      try {
        const outcome = await (one.isOrder ? takeOrder(`${pattern}?${name}`, post, one.submit) : one.submit(post));
        return namedOutcome(name, outcome);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return error.type === 'AuthorizationException' ? 'signInFirst' : { form: name, ...refusalOf(error) };
      }
    },
    limits: (req, res, next) => {
      const one = formOf(pattern, queryOf(req));
      return limits[one?.isOrder ? 'money' : (one?.form.limit ?? 'writes')](req, res, next);
    },
    ...(pattern === paths.profileNotification.pattern ? { takesFiles: true as const } : {}),
  });
  return Object.fromEntries(Object.keys(profileForms).map((pattern) => [pattern, takerOf(pattern)]));
}
