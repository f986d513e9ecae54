import type { Texts } from '#client/context/Texts.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { overrideOf } from '#shared/rules/overrideOf.ts';
import { readRuleMessage } from '#shared/rules/readRuleMessage.ts';
import type { FormMessages } from './Form.tsx';

export interface FormMessagesOptions {
  /** `messages` of forms-config: the operator's texts for rules, used before ours. */
  overrides?: Readonly<Record<string, string>> | undefined;
  /** Refusals that are shown outside the form. */
  isShownElsewhere?: ((error: AppError) => boolean) | undefined;
  /** The form's own message id for a refused field, or for a refusal of the whole form; null: it has none. */
  messageOf?: ((error: unknown, field: string | undefined) => string | null) | undefined;
}

/** A field error of the platform is a sentence in the player's language, or a code that must not be shown. */
function isSentence(code: string): boolean {
  return /\s/.test(code.trim());
}

/** Messages of a form in the page's language: rules with their parameters, refusals by the error catalogue. */
export function formMessages(
  intl: Pick<Texts, 'formatMessage'>,
  { overrides = {}, isShownElsewhere = () => false, messageOf }: FormMessagesOptions = {},
): FormMessages {
  return {
    problemsTitle: intl.formatMessage({ id: 'validation.problems' }),
    formatRule: (message) => {
      const { id, params } = readRuleMessage(message);
      return overrideOf(message, overrides) ?? intl.formatMessage({ id }, params);
    },
    formatRefusal: (error, field, code) => {
      const word = messageOf?.(error, field);
      // The platform knows best why it refuses a value, but not what a code of this step was.
      if (field && code && isSentence(code) && !(word && field === 'code')) return code;
      if (field && code) return intl.formatMessage({ id: word ?? 'validation.refused' });
      if (error instanceof AppError && isShownElsewhere(error)) return undefined;
      if (word) return intl.formatMessage({ id: word });
      const { id, values } = presentError(error);
      return intl.formatMessage({ id }, values);
    },
  };
}
