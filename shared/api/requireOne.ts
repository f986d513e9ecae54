import { AppError } from '../errors/AppError.ts';

/** A command has done what it says only where it answers 1; anything else is a failure without a reason. */
export function requireOne(answer: number): void {
  if (answer !== 1) throw new AppError('UnknownErrorException', { message: `A command answered ${answer}` });
}
