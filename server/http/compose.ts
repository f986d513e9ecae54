import type { RequestHandler } from 'express';

/**
 * Several stages as one. Express matches the address anew for each stage of its own, which for a call of the API is as much
 * work as the stages themselves. What a stage throws or rejects with goes to the error handler, as from any stage.
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
