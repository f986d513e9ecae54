import { isUncertain } from '#shared/errors/isUncertain.ts';
import { AnswerFault } from './AnswerFault.ts';
import { isOutageStatus } from './isOutageStatus.ts';

/** Errors of the platform are short, and their type is near their beginning. */
const ERROR = /^\uFEFF?\s*\{\s*"error"\s*:\s*\{/;
const TYPE = /"type"\s*:\s*"(\w{1,60})"/;

/** The fault in an answer with an envelope: an outage, whose status may be 200. A refusal is none. `beginning`: of its text. */
export function failureIn(status: number, beginning: string): AnswerFault | undefined {
  const isFailure = isOutageStatus(status) || (ERROR.test(beginning) && isUncertain(TYPE.exec(beginning)?.[1]));
  return isFailure ? new AnswerFault({ status, concerns: 'platform' }) : undefined;
}
