import express, { type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { requestStages } from './requestStages.ts';

async function tracedStages(stages: Record<string, RequestHandler | RequestHandler[]>) {
  const app = express().use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }));
  let context: ReturnType<typeof contextOf> | undefined;
  app.use((_req, res, next) => {
    context = contextOf(res);
    next();
  });
  app.use(requestStages(stages), (_req, res) => void res.end('behind'));
  const onError: express.ErrorRequestHandler = (_error, _req, res, _next) => void res.status(500).end();
  const { origin } = await listenForTest(app.use(onError));
  await (await fetch(origin)).text();
  return { passed: context?.stages.map(({ name, verdict }) => [name, verdict]), current: context?.stage };
}

const pass: RequestHandler = (_req, _res, next) => next();

test('requestStages records passed stages in order, a list as one; the stage that answers stays current', async () => {
  const answer: RequestHandler = (_req, res) => void res.end('done');
  expect(await tracedStages({ one: pass, two: [pass, pass], three: answer, four: pass })).toEqual({
    passed: [
      ['one', 'passed'],
      ['two', 'passed'],
    ],
    current: 'three',
  });
});

test('requestStages records a stage that passes an error on as failed', async () => {
  const fail: RequestHandler = (_req, _res, next) => next(new Error('no'));
  expect((await tracedStages({ one: pass, two: fail })).passed).toEqual([
    ['one', 'passed'],
    ['two', 'failed'],
  ]);
});

test('requestStages records milliseconds whose sum is above zero and at most the time of the request', async () => {
  const app = express().use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }));
  let sum: [number, number] | undefined;
  app.use(requestStages({ one: pass, two: pass }), (_req, res) => {
    const { stages, startedAt } = contextOf(res);
    contextOf(res).endStage('three', 'answered');
    sum = [stages.reduce((all, { ms }) => all + ms, 0), performance.now() - startedAt];
    res.end();
  });
  const { origin } = await listenForTest(app);
  await (await fetch(origin)).text();
  expect(sum?.[0]).toBeGreaterThan(0);
  expect(sum?.[0]).toBeLessThanOrEqual(sum?.[1] ?? 0);
});
