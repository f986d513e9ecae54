import type { ReactNode } from 'react';
import type { Texts } from '#client/context/Texts.ts';
import type { Locale } from '#shared/locales.ts';
import { formatPieces } from './formatPieces.ts';
import { loadMessages } from './loadMessages.ts';
import { MessageError } from './MessageError.ts';
import type { MessagePiece, Messages } from './Messages.ts';

/** Matches arguments, plurals and selects at any depth; a literal has type 0. The build writes an element's type before its value. */
const ARGUMENT = /"type":[1-9],"value":"(\w+)"/g;

/** The values, with an ellipsis for each missing argument of the message, and the names of the missing ones. */
function withBlanks(
  message: readonly MessagePiece[],
  values: Record<string, unknown>,
): { filled: Record<string, unknown>; missing: string[] } {
  const filled = { ...values };
  const missing: string[] = [];
  for (const [, name = ''] of JSON.stringify(message).matchAll(ARGUMENT)) {
    if (name in filled) continue;
    filled[name] = '…';
    missing.push(name);
  }
  return { filled, missing };
}

export type ReportMessageError = (error: MessageError) => void;

export interface OwnTexts extends Texts {
  /** The same messages for one request, which reports wrong ones to its own log. */
  reportingTo(report: ReportMessageError): Texts;
}

/** In development and in tests a wrong message throws. */
const raise: ReportMessageError = (error) => {
  throw error;
};

const NOT_SHOWN = '…';

/**
 * The messages of one language. Numbers must be formatted before, by shared/domain, because ICU data for Uzbek differs between
 * browsers. A message that is missing, or lacks a value, is reported once and shown as a fallback, so that it never breaks a page.
 */
export function createTexts(locale: Locale, everywhere: Messages, report: ReportMessageError = raise): OwnTexts {
  const messages: Messages = { ...everywhere };
  const loads: Partial<Record<string, Promise<void>>> = {};
  // Creating them takes 17 microseconds.
  let rules: Intl.PluralRules | undefined;
  const formOf = (count: number) => (rules ??= new Intl.PluralRules(locale)).select(count);
  const has = (id: string): boolean => Object.hasOwn(messages, id);

  async function loadArea(area: string): Promise<void> {
    try {
      Object.assign(messages, await loadMessages(locale, area));
    } catch (error) {
      // The next part that needs them loads them again.
      loads[area] = undefined;
      throw error;
    }
  }
  const load: Texts['load'] = async (areas) => {
    await Promise.all(areas.map((area) => (loads[area] ??= loadArea(area))));
  };

  function textsReportingTo(notify: ReportMessageError): Texts {
    const reported = new Set<string>();
    const reportOnce = (id: string, problem: string): void => {
      if (reported.has(id)) return;
      notify(new MessageError(id, locale, problem));
      reported.add(id);
    };
    /** The message's parts, or those of its fallback; missing values are shown as an ellipsis. */
    function parts(requested: string, values: Record<string, unknown> = {}): unknown[] {
      const isKnown = has(requested);
      if (!isKnown) reportOnce(requested, 'No message');
      const message = messages[isKnown ? requested : (fallbackMessageId(requested) ?? '')];
      if (message === undefined) return [NOT_SHOWN];
      try {
        return formatPieces(message, values, formOf);
      } catch {
        const { filled, missing } = withBlanks(message, values);
        reportOnce(requested, `No value ${missing.join(', ')}`);
        return formatPieces(message, filled, formOf);
      }
    }
    return {
      has,
      load,
      formatMessage({ id }, values) {
        // Most messages of a document are one text.
        const pieces = import.meta.env.SSR && has(id) ? messages[id] : undefined;
        const [piece] = pieces ?? [];
        return pieces?.length === 1 && piece?.type === 0 ? piece.value : parts(id, values).join('');
      },
      formatParts: ({ id }, marked) => parts(id, marked) as ReactNode[],
    };
  }

  return { ...textsReportingTo(report), reportingTo: textsReportingTo };
}

/** A message of every page that can replace a missing one: a failure is still reported as a failure. */
function fallbackMessageId(id: string): string | null {
  if (id.startsWith('validation.')) return 'errors.checkField';
  return id.startsWith('errors.') ? 'errors.UnknownErrorException' : null;
}
