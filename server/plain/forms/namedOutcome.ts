import type { FormOutcome } from './FormPost.ts';

/** The outcome of a form of a page that has several: the address that leads back to it names the form. */
export function namedOutcome(form: string, outcome: FormOutcome): FormOutcome {
  return typeof outcome === 'string' || 'html' in outcome || 'page' in outcome || 'address' in outcome
    ? outcome
    : { form, ...outcome };
}
