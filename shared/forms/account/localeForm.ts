import * as z from 'zod/mini';
import { changeLocale } from '#shared/api/account/account.contract.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { isReading, type Locale, languageOf } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** The language of the account and its e-mails; the page changes to it even when the platform fails (E8). */
export const localeForm: SiteForm<{ locale: Locale }, null, Locale> = {
  page: paths.profileSettings,
  name: 'locale',
  done: 'settings.saved',
  rule: () => z.object({ locale: z.custom<Locale>(isReading, { error: 'errors.InvalidParameterException' }) }),
  send: async (call, { locale }) => {
    await call(changeLocale, { locale: languageOf(locale) }).catch(() => undefined);
    return locale;
  },
};
