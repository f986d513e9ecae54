import { useMemo } from 'react';
import { AppError } from '../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { fatalOf } from '../../../shared/errors/fatalOf.ts';
import { overrideOf } from '../../../shared/rules/overrideOf.ts';
import { readRuleMessage } from '../../../shared/rules/readRuleMessage.ts';
import { useApp } from '../../context/useApp.ts';
import type { FormWords } from '../../ui/Form.tsx';

/** The platform speaks of a field in a sentence of the player's language, or in a code that no player should read. */
function isSentence(code: string): boolean {
  return /\s/.test(code.trim());
}

/** How a form speaks: the operator's texts for rules (`messages` of forms-config) before ours, errors by the catalogue. */
export function useFormWords(messages: Readonly<Record<string, string>>): FormWords {
  const { intl } = useApp();
  return useMemo(
    () => ({
      problemsTitle: intl.formatMessage({ id: 'auth.problems' }),
      translate: (message) => {
        const { id, params } = readRuleMessage(message);
        return overrideOf(message, messages) ?? intl.formatMessage({ id }, params);
      },
      explain: (error, field, code) => {
        if (field && code) return isSentence(code) ? code : intl.formatMessage({ id: 'auth.fieldRefused' });
        if (!(error instanceof AppError)) return intl.formatMessage({ id: 'errors.UnknownErrorException' });
        if (fatalOf(error) || error.type === 'TooManyRequestsException') return undefined;
        const { id, values } = errorMessage(error);
        return intl.formatMessage({ id }, values);
      },
    }),
    [intl, messages],
  );
}
