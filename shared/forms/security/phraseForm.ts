import * as z from 'zod/mini';
import { getShield, setPhrase } from '#shared/api/account/accountShield.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { phraseRule } from '#shared/rules/fields/phraseRule.ts';
import { paths } from '#shared/url/paths.ts';

/** The anti-phishing phrase; an empty one removes the phrase there is. The fact: there is one. */
export const phraseForm: SiteForm<{ phrase: string }, boolean> = {
  page: paths.profileSecurity,
  name: 'phrase',
  done: 'security.phraseDone',
  words: { phrase: { rule: 'security.phraseRule', refused: 'security.phraseRule' } },
  context: async (call, { phrase }) => visibleText(phrase ?? '') !== '' || (await call(getShield, {})).phrase !== null,
  rule: (hasPhrase) => z.object({ phrase: phraseRule({ optional: hasPhrase }) }),
  send: async (call, { phrase }) => requireOne(await call(setPhrase, { phrase: phrase || null })),
};
