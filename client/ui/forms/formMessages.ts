import { AppError } from '../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { overrideOf } from '../../../shared/rules/overrideOf.ts';
import { readRuleMessage } from '../../../shared/rules/readRuleMessage.ts';
import type { FormMessages } from './Form.tsx';
import type { Texts } from '../../context/Texts.ts';

export interface FormMessagesOptions {
  /** `messages` of forms-config: the operator's texts for rules, before ours. */
  overrides?: Readonly<Record<string, string>> | undefined;
  /** Refusals that are shown elsewhere than in the form. */
  isShownElsewhere?: ((error: AppError) => boolean) | undefined;
}

/** The platform speaks of a field in a sentence of the player's language, or in a code that no player should read. */
function isSentence(code: string): boolean {
  return /\s/.test(code.trim());
}

/** The messages of a form in the page's language: rules with their parameters, refusals by the catalogue. */
export function formMessages(
  intl: Pick<Texts, 'formatMessage'>,
  { overrides = {}, isShownElsewhere = () => false }: FormMessagesOptions = {},
): FormMessages {
  return {
    problemsTitle: intl.formatMessage({ id: 'validation.problems' }),
    formatRule: (message) => {
      const { id, params } = readRuleMessage(message);
      return overrideOf(message, overrides) ?? intl.formatMessage({ id }, params);
    },
    formatRefusal: (error, field, code) => {
      if (field && code) return isSentence(code) ? code : intl.formatMessage({ id: 'validation.refused' });
      if (!(error instanceof AppError)) return intl.formatMessage({ id: 'errors.UnknownErrorException' });
      if (isShownElsewhere(error)) return undefined;
      const { id, values } = errorMessage(error);
      return intl.formatMessage({ id }, values);
    },
  };
}
