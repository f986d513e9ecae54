import { AppError } from '#shared/errors/AppError.ts';

/** Throws an AppError UnknownErrorException unless a command answered 1. */
export function requireOne(answer: number): void {
  if (answer !== 1) throw new AppError('UnknownErrorException', { message: `A command answered ${answer}` });
}
