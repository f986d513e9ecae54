import * as z from 'zod/mini';
import { inviteTrusted, removeTrusted } from '#shared/api/account/accountTrust.contract.ts';
import type { InputOf, OutputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { fail } from '#shared/rules/fail.ts';
import { trustedRule } from '#shared/rules/fields/trustedRule.ts';
import { paths } from '#shared/url/paths.ts';

const page = paths.profileResponsibleGame;

/** A checkbox: posted when it is ticked. */
const ticked = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => value !== undefined),
  );

const WRONG = { name: 'limits.trustedNameRule', sees: 'limits.trustedSeesRule' };

const invite: SiteForm<InputOf<typeof inviteTrusted>, null, OutputOf<typeof inviteTrusted>> = {
  page,
  name: 'trust',
  kept: ['name', 'budget', 'breaks', 'sums'],
  done: 'limits.trustedDone',
  refused: WRONG.name,
  rule: () =>
    z
      .object({
        name: z.pipe(hiddenField(), z.transform(visibleText)),
        budget: ticked(),
        breaks: ticked(),
        sums: ticked(),
      })
      .check((context) => {
        const wrong = trustedRule(context.value);
        if (wrong) fail(context, WRONG[wrong], [wrong]);
      }),
  send: (call, values) => call(inviteTrusted, values),
};

const end: SiteForm<object> = {
  page,
  name: 'untrust',
  done: 'limits.trustedRemoved',
  refused: 'limits.tooEarly',
  rule: () => z.object({}),
  send: async (call) => requireOne(await call(removeTrusted, {})),
};

/** The trusted person: the invitation, whose answer is shown once, and its end. */
export const trustForms = { invite, end };
