import type { RequestHandler } from 'express';

/**
 * Combines several stages into one. Express matches the address anew for each stage, which for a call of the API costs as much as the
 * stages themselves. A stage that throws or rejects passes its error to the error handler, as in Express.
 */
export function compose(...stages: readonly RequestHandler[]): RequestHandler {
  return (req, res, onward) => {
    let next = 0;
    const goOn = (error?: unknown): void => {
      const stage = stages[next];
      next += 1;
      if (error !== undefined || !stage) return onward(error);
      try {
        const working: unknown = stage(req, res, goOn);
        if (working instanceof Promise) working.catch(onward);
      } catch (thrown) {
        onward(thrown);
      }
    };
    goOn();
  };
}
