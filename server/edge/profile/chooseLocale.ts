import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { changeLocale } from '#shared/api/account/account.contract.ts';
import { isReading, languageOf } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Sets the account's language. The page changes to it even when the platform fails (E8). */
export async function chooseLocale({ fields, call }: FormPost): Promise<FormOutcome> {
  const locale = fields['locale'];
  if (!isReading(locale)) return { error: 'errors.InvalidParameterException' };
  await call(changeLocale, { locale: languageOf(locale) }).catch(() => undefined);
  return { page: paths.profileSettings.build(), locale };
}
