import * as z from 'zod/mini';
import { changeFakename } from '../../../shared/api/account/account.contract.ts';
import { requireOne } from '../../../shared/api/requireOne.ts';
import { fakenameRule } from '../../../shared/rules/fields/fakenameRule.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { refusalOfIssue } from '../forms/formRefusal.ts';

const rule = z.object({ fakename: fakenameRule() });

/** Saves the nickname. Throws the platform's refusal. */
export async function saveFakename({ fields, call }: FormPost): Promise<FormOutcome> {
  const parsed = rule.safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  requireOne(await call(changeFakename, parsed.data));
  return { step: 'done' };
}
