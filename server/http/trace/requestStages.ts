import type { RequestHandler } from 'express';
import { compose } from '#server/http/compose.ts';
import { contextOf } from '#server/http/requestContext.ts';

/**
 * Combines named stages into one (compose), in the order of their names in the object; the request's trace records each with its
 * milliseconds.
 */
export function requestStages(stages: Readonly<Record<string, RequestHandler | RequestHandler[]>>): RequestHandler {
  return compose(
    ...Object.entries(stages).map(([name, run]) => traced(name, Array.isArray(run) ? compose(...run) : run)),
  );
}

function traced(name: string, run: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const context = contextOf(res);
    context.stage = name;
    return run(req, res, (error?: unknown) => {
      context.endStage(name, error === undefined ? 'passed' : 'failed');
      next(error);
    });
  };
}
