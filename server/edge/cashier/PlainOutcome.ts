import type { FormOutcome } from '../forms/FormPost.ts';

/** What came of a money form, as replicas tell it each other. */
export interface PlainOutcome {
  outcome: FormOutcome;
}
