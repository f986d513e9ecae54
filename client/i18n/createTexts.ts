import { createFormatters, formatMessage as formatIcu } from '@formatjs/intl';
import type { IntlShape } from 'react-intl';
import type { Texts } from '#client/context/Texts.ts';
import type { Locale } from '#shared/locales.ts';
import { loadMessages } from './loadMessages.ts';
import { MessageError } from './MessageError.ts';
import type { Messages } from './Messages.ts';
import { withBlanks } from './withBlanks.ts';

export type ReportMessageError = (error: MessageError) => void;

export interface OwnTexts extends Texts {
  /** The same messages for one request, which reports wrong ones to its own log. */
  reportingTo(report: ReportMessageError): Texts;
}

/** In development and in tests a wrong message throws. */
const raise: ReportMessageError = (error) => {
  throw error;
};

/**
 * The messages of one language. Numbers must be formatted before, by shared/domain, because ICU data for Uzbek differs between
 * browsers. A message that is missing, or lacks a value, is reported once and shown as a fallback, so that it never breaks a page.
 */
export function createTexts(locale: Locale, everywhere: Messages, report: ReportMessageError = raise): OwnTexts {
  const messages: Messages = { ...everywhere };
  const loads: Partial<Record<string, Promise<void>>> = {};
  const formatters = createFormatters();

  function intlReportingTo(notify: ReportMessageError): IntlShape {
    const reported = new Set<string>();
    const reportOnce = (id: string, problem: string): void => {
      if (reported.has(id)) return;
      notify(new MessageError(id, locale, problem));
      reported.add(id);
    };
    let hasFailed = false;
    // Not `createIntl`, which includes the formatting of numbers, dates and lists, unused here (docs/decisions/005).
    const config = {
      locale,
      messages,
      defaultLocale: locale,
      defaultFormats: {},
      formats: {},
      fallbackOnEmptyString: true,
      onError: () => {
        hasFailed = true;
      },
    };
    const format = (id: string, values?: Record<string, unknown>, options?: unknown): string =>
      (formatIcu as unknown as (...args: unknown[]) => string)(config, formatters, { id }, values, options);
    /** The descriptor's message, or its fallback; missing values are shown as an ellipsis. */
    const formatMessage = (descriptor: { id?: string }, values?: Record<string, unknown>, options?: unknown) => {
      const requestedId = String(descriptor.id);
      const isKnown = Object.hasOwn(messages, requestedId);
      if (!isKnown) reportOnce(requestedId, 'No message');
      const id = isKnown ? requestedId : fallbackMessageId(requestedId);
      const message = id === undefined || id === null ? undefined : messages[id];
      if (message === undefined) return '…';
      hasFailed = false;
      const text = format(id as string, values, options);
      if (!hasFailed) return text;
      const { filled, missing } = withBlanks(message, values ?? {});
      reportOnce(requestedId, `No value ${missing.join(', ')}`);
      return format(id as string, filled, options);
    };
    return { ...config, formatters, formatMessage } as unknown as IntlShape;
  }

  const load: Texts['load'] = async (areas) => {
    await Promise.all(
      areas.map(
        (area) => (loads[area] ??= loadMessages(locale, area).then((more) => void Object.assign(messages, more))),
      ),
    );
  };
  const textsOf = (intl: IntlShape): Texts => ({
    intl,
    load,
    formatMessage: (message, values) => intl.formatMessage(message, values),
  });
  return { ...textsOf(intlReportingTo(report)), reportingTo: (notify) => textsOf(intlReportingTo(notify)) };
}

/** A message of every page that can replace a missing one: a failure is still reported as a failure. */
function fallbackMessageId(id: string): string | null {
  if (id.startsWith('validation.')) return 'errors.checkField';
  return id.startsWith('errors.') ? 'errors.UnknownErrorException' : null;
}
