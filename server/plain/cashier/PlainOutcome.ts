import type { FormOutcome } from '#server/plain/forms/FormPost.ts';
import type { FormRefusal } from '#server/plain/forms/formRefusal.ts';

/**
 * How a money form ended, and where it leads. `refused`: nothing was ordered, the form may be sent again. `unknown`: it may have been
 * ordered; the page says so, and `outcome` has further parts of its address.
 */
export type PlainOutcome =
  | { kind: 'done' | 'refused'; outcome: FormOutcome }
  | { kind: 'unknown'; outcome?: Omit<FormRefusal, 'error' | 'step'> | undefined };
