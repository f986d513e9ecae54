import { createFormatters, formatMessage as formatIcu } from '@formatjs/intl';
import type { IntlShape } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';
import type { Texts } from '../context/Texts.ts';
import { loadMessages, type Messages } from './loadMessages.ts';
import { MessageError } from './MessageError.ts';
import { withBlanks } from './withBlanks.ts';

export type ReportMessageError = (error: MessageError) => void;

export interface OwnTexts extends Texts {
  /** The same messages for one request: what is wrong with them is told to its log. */
  reportingTo(report: ReportMessageError): Texts;
}

/** In development and in tests a wrong message is a mistake to be mended before anybody sees the page. */
const raise: ReportMessageError = (error) => {
  throw error;
};

/**
 * The messages of one language. Numbers come formatted by shared/domain: ICU would format them by the browser's own idea of Uzbek.
 * A message that is missing, or lacks a value, is reported once and shown as a plain fallback: it never costs the page.
 */
export function createTexts(locale: Locale, everywhere: Messages, report: ReportMessageError = raise): OwnTexts {
  const messages: Messages = { ...everywhere };
  const loads: Partial<Record<string, Promise<void>>> = {};
  const formatters = createFormatters();

  function intlReportingTo(tell: ReportMessageError): IntlShape {
    const told = new Set<string>();
    const tellOnce = (id: string, problem: string): void => {
      if (told.has(id)) return;
      tell(new MessageError(id, locale, problem));
      told.add(id);
    };
    let hasFailed = false;
    // Not `createIntl`: it brings the formatting of numbers, dates and lists, which is done by rule here (docs/decisions/005).
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
    /** The descriptor's message, or its fallback's; the gaps of a message that lacks values are filled with an ellipsis. */
    const formatMessage = (descriptor: { id?: string }, values?: Record<string, unknown>, options?: unknown) => {
      const asked = String(descriptor.id);
      const isKnown = Object.hasOwn(messages, asked);
      if (!isKnown) tellOnce(asked, 'No message');
      const id = isKnown ? asked : fallbackMessageId(asked);
      const message = id === undefined || id === null ? undefined : messages[id];
      if (message === undefined) return '…';
      hasFailed = false;
      const text = format(id as string, values, options);
      if (!hasFailed) return text;
      const { filled, missing } = withBlanks(message, values ?? {});
      tellOnce(asked, `No value ${missing.join(', ')}`);
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
  return { ...textsOf(intlReportingTo(report)), reportingTo: (tell) => textsOf(intlReportingTo(tell)) };
}

/** A message of every page that can replace a missing one: a failure is still reported as a failure. */
function fallbackMessageId(id: string): string | null {
  if (id.startsWith('validation.')) return 'errors.checkField';
  return id.startsWith('errors.') ? 'errors.UnknownErrorException' : null;
}
