import * as z from 'zod/mini';
import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOfIssue } from '#server/edge/forms/formRefusal.ts';
import { getShield, setPhrase } from '#shared/api/account/accountShield.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { phraseRule } from '#shared/rules/fields/phraseRule.ts';

const rule = z.object({ phrase: phraseRule() });

/** Saves the anti-phishing phrase; an empty one removes the phrase there is. */
export async function savePhrase({ fields, call }: FormPost): Promise<FormOutcome> {
  const parsed = rule.safeParse(fields);
  if (!parsed.success) return { ...refusalOfIssue(parsed.error.issues[0]), error: 'security.phraseRule' };
  if (!parsed.data.phrase && (await call(getShield, {})).phrase === null)
    return { error: 'validation.required', field: 'phrase' };
  requireOne(await call(setPhrase, { phrase: parsed.data.phrase || null }));
  return { step: 'done' };
}
