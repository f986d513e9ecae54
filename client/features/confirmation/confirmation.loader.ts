import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { getProfileInfo } from '#shared/api/account/account.contract.ts';
import { isFormErrorId } from '#shared/auth/isFormErrorId.ts';
import { confirmationKeys } from '#shared/keys/confirmationKeys.ts';
import { readContact } from '#shared/profile/readContact.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';
import { paths } from '#shared/url/paths.ts';
import { contactToConfirm } from './contactToConfirm.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, intl, signal, stores, timeoutBudget, url } = args;
  const query = url.searchParams;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const [seo, profile] = await Promise.all([
    loadSeo(args, paths.confirmation.build(), {
      title: format('confirmation.seoTitle'),
      description: format('confirmation.lead'),
      robots: 'noindex',
    }),
    stores.session.isPlayer ? settle(call(getProfileInfo, { fields: 'contacts' }, { signal }), timeoutBudget) : null,
  ]);
  const code = codeRule().safeParse(query.get(confirmationKeys.code) ?? '');
  const error = query.get('error');
  const wait = query.get('wait') ?? '';
  return {
    ...contactToConfirm(
      readContact(query.get(confirmationKeys.contact)),
      profile?.ok ? (profile.value.contacts ?? []) : [],
    ),
    code: code.success ? code.data : '',
    /** Without JavaScript: message id of a refusal, or whether a code was sent. */
    problem: isFormErrorId(error, ['forms', 'confirmation']) ? error : null,
    seconds: /^\d{1,5}$/.test(wait) ? Number(wait) : 0,
    isSent: query.get('form') === 'code' && query.get('step') === 'done',
    seo,
  };
}
