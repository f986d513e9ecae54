import * as z from 'zod/mini';
import { AppError } from '#shared/errors/AppError.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { FormProblem } from '#shared/forms/SiteForm.ts';
import { readLimitSum } from '#shared/profile/readLimitSum.ts';
import { fail } from '#shared/rules/fail.ts';

/** The typed sum of a limit, in major units or minutes, and the period it is for. */
export interface LimitSum<Period> {
  amount: number;
  period: Period;
}

interface LimitSumParts<Period> {
  /** Allowed periods; without them the form has none. */
  periods?: readonly Period[];
  /** Message id for an empty or refused sum. */
  word: string;
  /** The sum is a number of minutes. */
  isTime?: boolean;
}

/** The rule, and what a refusal of the platform means, of a form with the sum of a limit in its field `amount`. */
export function limitSum<Period extends string>({ periods, word, isTime = false }: LimitSumParts<Period>) {
  return {
    carriesSum: true as const,
    rule: (): z.ZodMiniType<LimitSum<Period>> =>
      z.pipe(
        z.object({ amount: hiddenField(), currency: hiddenField(), period: hiddenField() }).check((context) => {
          const { amount, currency, period } = context.value;
          const { error } = readLimitSum(amount, isTime ? '' : currency, word);
          const isPeriod = !periods || periods.some((candidate) => candidate === period);
          if (error === null && isPeriod) return;
          fail(context, error ?? word, ['amount']);
        }),
        z.transform(
          ({ amount, currency, period }): LimitSum<Period> => ({
            amount: readLimitSum(amount, isTime ? '' : currency).amount ?? 0,
            period: period as Period,
          }),
        ),
      ),
    problem: (error: unknown): FormProblem | null =>
      error instanceof AppError && error.type === 'InvalidParameterException' ? { error: word, field: 'amount' } : null,
  };
}
