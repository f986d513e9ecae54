import fc from 'fast-check';
import { isFull } from './isFull.ts';
import { timeLimit } from './timeLimit.ts';

/** Milliseconds for a fuzzed property. `npm test` tries as many of its cases as fit, `npm run test:full` all. */
const MAX_FUZZING = 500;

if (!isFull) fc.configureGlobal({ interruptAfterTimeLimit: timeLimit(MAX_FUZZING), markInterruptAsFailure: false });
