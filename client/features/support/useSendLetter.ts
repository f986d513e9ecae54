import { sendFeedback } from '../../../shared/api/support.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { createCaseNumber } from '../../../shared/support/createCaseNumber.ts';
import { feedbackInput } from '../../../shared/support/feedbackInput.ts';
import type { Letter } from '../../../shared/support/letterRule.ts';
import { useApp } from '../../context/useApp.ts';

/** Sends a letter to the support; resolves to its case number, rejects with the refusal. */
export function useSendLetter() {
  const { call } = useApp();
  return async (letter: Letter, about?: readonly string[]): Promise<string> => {
    const caseNumber = createCaseNumber();
    const answer = await call(sendFeedback, feedbackInput({ letter, caseNumber, ...(about ? { about } : {}) }));
    // Anything but 1 is a failure.
    if (answer !== 1) throw new AppError('UnknownErrorException');
    return caseNumber;
  };
}
