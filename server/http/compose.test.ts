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

test('stages follow each other, then comes what stands behind them', async () => {
  const late: RequestHandler = async (_req, _res, next) => {
    await new Promise(setImmediate);
    next();
  };
  expect(await ask(late)).toEqual({ status: 200, seen: ['first', 'last', 'after'] });
});

test('a stage that answers is the last', async () => {
  expect(await ask((_req, res) => void res.status(418).end())).toEqual({ status: 418, seen: ['first'] });
});

test.each<[string, RequestHandler]>([
  ['told', (_req, _res, next) => next(new Error('no'))],
  [
    'thrown',
    () => {
      throw new Error('no');
    },
  ],
  ['rejected', () => Promise.reject(new Error('no'))],
])(
  'an error that is %s goes to the error handler, also behind a stage that lets go of what follows',
  async (_how, stage) => {
    const letsGo: RequestHandler = async (_req, _res, next) => {
      await new Promise(setImmediate);
      next();
    };
    expect(await ask(letsGo, stage)).toEqual({ status: 500, seen: ['first', 'error no at /api/x'] });
  },
);
