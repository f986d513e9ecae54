import type { RequestHandler } from 'express';
import { compose } from '#server/http/compose.ts';
import { contextOf } from '#server/http/requestContext.ts';

/**
 * Combines named stages into one, as compose does, in the order of their names in the object; the request's trace records each with its
 * milliseconds. Not compose around a stage that traces another: a call of the API passes twenty of them, each with a closure of its own.
 */
export function requestStages(stages: Readonly<Record<string, RequestHandler | RequestHandler[]>>): RequestHandler {
  const names = Object.keys(stages);
  const all = Object.values(stages).map((run) => (Array.isArray(run) ? compose(...run) : run));
  return (req, res, onward) => {
    const context = contextOf(res);
    let next = 0;
    const goOn = (error?: unknown): void => {
      const passed = names[next - 1];
      if (passed !== undefined) context.endStage(passed, error === undefined ? 'passed' : 'failed');
      const stage = all[next];
      if (error !== undefined || !stage) return onward(error);
      context.stage = names[next];
      next += 1;
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
