import * as z from 'zod/mini';
import { unsubscribe } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { type UnsubscribeInput, unsubscribeInput } from '#shared/support/unsubscribeInput.ts';
import { paths } from '#shared/url/paths.ts';

/** Ends the subscription that the link of an e-mail names; the link is the authorization. The context is what it names; null: nothing. */
export const unsubscribeForm = {
  page: paths.unsubscribe,
  name: 'unsubscribe',
  done: 'unsubscribe.done',
  context: async (_call, _fields, { query }) => unsubscribeInput(query),
  rule: () => z.object({}),
  send: async (call, _values, input) => {
    if (!input) throw new AppError('InvalidParameterException');
    requireOne(await call(unsubscribe, input));
  },
  problem: (error) => (error instanceof AppError ? { error: presentError(error).id } : null),
} satisfies SiteForm<object, UnsubscribeInput | null>;
