import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getContactPhoneSettings, getPersonalDataFields } from '#shared/api/account/account.contract.ts';
import { getContactChange } from '#shared/api/account/accountContacts.contract.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { personalFields } from '#shared/profile/personalFields.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { loadProfile } from './loadProfile.ts';
import { readNotice } from './settings/readNotice.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, content, signal, timeoutBudget, url } = args;
  const [frame, personal, phones, changes, forms] = await Promise.all([
    loadProfile(args, 'settings'),
    settle(
      call(getPersonalDataFields, {}, { signal }).then(({ fields }) => personalFields(fields)),
      timeoutBudget,
    ),
    settle(call(getContactPhoneSettings, {}, { signal }), timeoutBudget),
    settle(call(getContactChange, {}, { signal }), timeoutBudget),
    content('forms-config'),
  ]);
  const from = url.searchParams.get(queryKeys.from);
  return {
    ...frame,
    personal,
    /** The operator's own messages of validation rules. */
    messages: forms.messages,
    strategy: forms.validationStrategy,
    /** null: phones cannot be added now. */
    phones: phones.ok && phones.value.countries.length > 0 ? phones.value : null,
    /** null: no contact can be replaced now. */
    changes: changes.ok ? changes.value : null,
    notice: readNotice(url.searchParams.get(queryKeys.toastType)),
    /** Where the player continues after saving. */
    from: isSafeReturnPath(from) ? from : null,
  };
}
