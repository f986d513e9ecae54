import * as z from 'zod/mini';
import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { changeFakename } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { fakenameRule } from '#shared/rules/fields/fakenameRule.ts';

const rule = z.object({ fakename: fakenameRule() });

/** Saves the nickname. Throws the platform's refusal. */
export async function saveFakename({ fields, call }: FormPost): Promise<FormOutcome> {
  const parsed = rule.safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  requireOne(await call(changeFakename, parsed.data));
  return { step: 'done' };
}
