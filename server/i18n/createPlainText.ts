import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Locale } from '#shared/locales.ts';
import type { MessageNode } from '#shared/script/messageToCyrillic.ts';

/** Formats a message of the plain documents. */
export type PlainText = (id: `plain.${string}`, values?: Record<string, string>) => string;

/**
 * The messages of the plain documents in one language. An unknown id or a missing value throws; with `report` it is reported once per id
 * and shown as an ellipsis, so that it breaks no document.
 */
export function createPlainText(
  locale: Locale,
  messages: Record<string, string | MessageNode[]>,
  report?: (error: Error) => void,
): PlainText {
  const reported = new Set<string>();
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale, messages: messages as Record<string, string>, onError }, createIntlCache());
  return (id, values) => {
    try {
      return intl.formatMessage({ id }, values);
    } catch (error) {
      if (!report) throw error;
      if (!reported.has(id)) report(error as Error);
      reported.add(id);
      return '…';
    }
  };
}
