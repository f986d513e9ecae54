import type { FormOutcome } from '../forms/FormPost.ts';

/** The outcome of a money form, as replicas share it. */
export interface PlainOutcome {
  outcome: FormOutcome;
}
