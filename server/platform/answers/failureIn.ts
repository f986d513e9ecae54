import { isUncertain } from '#shared/errors/isUncertain.ts';
import { AnswerFault } from './AnswerFault.ts';
import { errorTypeIn } from './errorTypeIn.ts';
import { isOutageStatus } from './isOutageStatus.ts';

/** The fault in an answer with an envelope: an outage, whose status may be 200. A refusal is none. `beginning`: of its text. */
export function failureIn(status: number, beginning: string): AnswerFault | undefined {
  const type = errorTypeIn(beginning);
  // Some platforms leave out the ending of the type.
  const isFailure = isOutageStatus(status) || isUncertain(type) || isUncertain(`${type}Exception`);
  return isFailure ? new AnswerFault({ status, concerns: 'platform' }) : undefined;
}
