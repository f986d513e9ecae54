import type { FormProblem } from '#shared/forms/SiteForm.ts';

/** The refusal of a form that lacks what its page always sends. */
export const unnamedOrder: FormProblem = { error: 'errors.InvalidRequestException' };
