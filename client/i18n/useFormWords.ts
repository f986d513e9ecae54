import { useMemo } from 'react';
import { AppError } from '../../shared/errors/AppError.ts';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { overrideOf } from '../../shared/rules/overrideOf.ts';
import { readRuleMessage } from '../../shared/rules/readRuleMessage.ts';
import { useApp } from '../context/useApp.ts';
import type { FormWords } from '../ui/Form.tsx';

interface FormSpeech {
  /** Message id: heads the list of what is wrong. */
  problems: string;
  /** Of forms-config: the operator's texts for rules, before ours. */
  overrides?: Readonly<Record<string, string>> | undefined;
}

/** How a form speaks: rules by their messages, errors by the catalogue, a field in the platform's sentence where it wrote one. */
export function useFormWords({ problems, overrides }: FormSpeech): FormWords {
  const { intl } = useApp();
  return useMemo(
    () => ({
      problemsTitle: intl.formatMessage({ id: problems }),
      translate: (message) => {
        const { id, params } = readRuleMessage(message);
        return (overrides && overrideOf(message, overrides)) ?? intl.formatMessage({ id }, params);
      },
      explain: (error, field, code) => {
        // A code in place of a sentence is nothing a player should read.
        if (field && code) return /\s/.test(code.trim()) ? code : intl.formatMessage({ id: 'validation.custom' });
        if (!(error instanceof AppError)) return intl.formatMessage({ id: 'errors.UnknownErrorException' });
        const { id, values } = errorMessage(error);
        return intl.formatMessage({ id }, values);
      },
    }),
    [intl, problems, overrides],
  );
}
