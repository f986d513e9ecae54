import type * as z from 'zod/mini';
import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';
import { fail } from '#shared/rules/fail.ts';
import { ownTexts } from '#shared/rules/passwords/ownTexts.ts';

/**
 * The schema of a form with a new password, which also refuses one that is common or that others know (passwordProblem). The list is loaded
 * with the first password that is long enough; without it the platform decides. `personalTexts`: what the account shows.
 */
export function withPasswordCheck<T extends z.ZodMiniType>(
  schema: T,
  personalTexts: readonly (string | null | undefined)[] = [],
): T {
  return schema.check(async (context) => {
    const values = context.value as Record<string, unknown>;
    const { password } = values;
    if (typeof password !== 'string' || password.length < PASSWORD_MIN_LENGTH) return;
    const loaded = await import('#shared/rules/passwords/passwordProblem.ts').catch(() => null);
    const problem = loaded?.passwordProblem(password, [...ownTexts(values), ...personalTexts]);
    if (problem) fail(context, problem, ['password']);
  }) as T;
}
