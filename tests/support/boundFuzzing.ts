import fc from 'fast-check';
import { isFull } from './isFull.ts';
import { timeLimit } from './timeLimit.ts';

/** Milliseconds. A property says how many cases it wants; `npm test` tries as many of them as this allows, `npm run test:full` all. */
const MAX_FUZZING = 500;

if (!isFull) fc.configureGlobal({ interruptAfterTimeLimit: timeLimit(MAX_FUZZING), markInterruptAsFailure: false });
