import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { trustedLinkPage } from '#server/edge/pages/trustedLinkPage.ts';
import { inviteTrusted as invite } from '#shared/api/account/accountTrust.contract.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { withLocale } from '#shared/locales.ts';
import { trustedRule } from '#shared/rules/fields/trustedRule.ts';
import { paths } from '#shared/url/paths.ts';

const WRONG = {
  name: { error: 'limits.trustedNameRule', field: 'name' },
  sees: { error: 'limits.trustedSeesRule', field: 'sees' },
} as const;

/** Creates the link for a trusted person, which the answer shows once. */
export async function inviteTrusted({ fields, origin, locale, brand, call }: FormPost): Promise<FormOutcome> {
  const isTicked = (name: string) => fields[name] !== undefined;
  const access = {
    name: visibleText(fields['name'] ?? ''),
    budget: isTicked('budget'),
    breaks: isTicked('breaks'),
    sums: isTicked('sums'),
  };
  const wrong = trustedRule(access);
  if (wrong) return WRONG[wrong];
  const { secret } = await call(invite, access);
  const link = origin + withLocale(paths.trusted.build({ secret }), locale);
  return { html: (nonce) => trustedLinkPage({ link, locale, brand, nonce }) };
}
