import express, { type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { listenForTest } from './listenForTest.ts';

async function ask(...stages: RequestHandler[]) {
  const seen: string[] = [];
  const note =
    (name: string): RequestHandler =>
    (_req, _res, next) => {
      seen.push(name);
      next();
    };
  const app = express();
  app.use('/api', compose(note('first'), ...stages, note('last')), note('after'));
  app.use(((error: Error, req, res, _next) => {
    seen.push(`error ${error.message} at ${req.originalUrl}`);
    res.status(500).end();
  }) as express.ErrorRequestHandler);
  app.use((_req, res) => void res.end('done'));
  const { origin } = await listenForTest(app);
  const { status } = await fetch(`${origin}/api/x`);
  return { status, seen };
}

test('compose, with an asynchronous stage, runs the stages in order and then the next handler', async () => {
  const late: RequestHandler = async (_req, _res, next) => {
    await new Promise(setImmediate);
    next();
  };
  expect(await ask(late)).toEqual({ status: 200, seen: ['first', 'last', 'after'] });
});

test('compose, when a stage answers, runs no later stage', async () => {
  expect(await ask((_req, res) => void res.status(418).end())).toEqual({ status: 418, seen: ['first'] });
});

test.each<[string, RequestHandler]>([
  ['passed to next', (_req, _res, next) => next(new Error('no'))],
  [
    'thrown',
    () => {
      throw new Error('no');
    },
  ],
  ['rejected', () => Promise.reject(new Error('no'))],
])('compose, for an error that is %s behind an asynchronous stage, calls the error handler', async (_how, stage) => {
  const asynchronous: RequestHandler = async (_req, _res, next) => {
    await new Promise(setImmediate);
    next();
  };
  expect(await ask(asynchronous, stage)).toEqual({ status: 500, seen: ['first', 'error no at /api/x'] });
});
