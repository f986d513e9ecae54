import { codeProblemIds } from '#shared/auth/codeProblem.ts';
import { malformedCode } from '#shared/rules/keys/malformedCode.ts';
import type { FormRefusal } from './formRefusal.ts';

/** The refusal of a form whose code, or recovery code, breaks the rule of codes; nothing was sent. */
export const shortFactorCode = (typed: string): FormRefusal => ({
  error: codeProblemIds[malformedCode(typed)],
  field: 'code',
});
