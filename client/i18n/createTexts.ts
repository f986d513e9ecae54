import { createIntl, type IntlShape } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';
import type { Messages } from './loadMessages.ts';

/** Messages of one language. Only plural rules come from Intl; numbers and dates are shared/domain's (decision 7). */
export function createTexts(locale: Locale, messages: Messages): IntlShape {
  return createIntl({
    locale,
    messages: messages as Record<string, string>,
    onError: (error) => {
      if (error.code === 'MISSING_TRANSLATION') throw error;
    },
  });
}
