import express, { type RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { sameOrigin } from '#server/http/hosts/sameOrigin.ts';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { scrubPersonal } from '#server/observability/scrubPersonal.ts';
import { scrubText } from '#server/observability/scrubText.ts';
import type { AnswerReports } from '#server/platform/answers/createAnswerReports.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import { isContractPath } from '#shared/api/isContractPath.ts';
import { beaconPaths } from '#shared/keys/beaconPaths.ts';
import { differencesBeacon, errorBeacon, signsBeacon, vitalsBeacon } from '#shared/tracking/beacons.ts';

/** Where reports of open pages are checked, limited and recorded. */
export interface BeaconOptions {
  env: Pick<Env, 'PUBLIC_ORIGIN'> & Partial<Pick<Env, 'PUBLIC_HOSTS'>>;
  limit: RateLimiter;
  log: Logger;
  metrics: Metrics;
  /** Records differences between the platform's answers and the contract. */
  answers: Pick<AnswerReports, 'differences'>;
  /** Patterns of the route table: a free label would let a visitor create time series without bound. */
  patterns(): Promise<ReadonlySet<string>>;
}

/**
 * Serves `/_/vitals`, `/_/errors` and `/_/signs`: open pages report their web vitals, their errors and where the platform's answers differ
 * from the contract, and count the signs of harm that players were told. Always answers 204, because a page cannot act on a refusal. Only reports of this site's pages count, within a limit per
 * visitor.
 */
export function beacons({ env, limit, log, metrics, answers, patterns }: BeaconOptions): RequestHandler {
  const done: RequestHandler = (_req, res) => void res.status(204).end();
  const limited = limit('beacons', done);
  const isOurs = sameOrigin(env);
  // Beacons are sent as text/plain: application/json would cause a CORS preflight.
  const read = express.json({ limit: '4kb', type: ['application/json', 'text/plain'] });
  const labelOf = async (route: string) => ((await patterns()).has(route) ? route : 'other');

  async function vitals(body: unknown): Promise<void> {
    const { success, data } = vitalsBeacon.safeParse(body);
    if (!success) return;
    const route = await labelOf(data.route);
    for (const { name, value } of data.values) metrics.observeVital(name, route, value);
  }

  /** Nothing is logged: the operator gets counts, not players. */
  function signs(body: unknown): void {
    for (const sign of signsBeacon.safeParse(body).data?.signs ?? []) metrics.signsTold.inc({ sign });
  }

  /** Records only methods and paths of the contract, because both become labels. */
  function differences(body: unknown): void {
    const { data } = differencesBeacon.safeParse(body);
    const method = data && findMethod(data.method);
    if (!data || !method) return;
    const differences = data.differences.filter(({ path }) => isContractPath(method.output, path));
    answers.differences(method.name, differences);
  }

  async function errors(body: unknown, id: string): Promise<void> {
    const { success, data } = errorBeacon.safeParse(body);
    if (!success) return differences(body);
    const route = await labelOf(data.route);
    const { kind, message, stack } = data;
    const build = scrub(data.build);
    if (kind === 'message') {
      metrics.messageErrors.inc({ side: 'browser' });
      return log.warn({
        event: logEvents.messageError,
        side: 'browser',
        id,
        route,
        build,
        message: scrub(message),
      });
    }
    metrics.clientErrors.inc({ route, kind: kind ?? 'page' });
    const report = { build, message: scrub(message), ...(stack === undefined ? {} : { stack: scrub(stack) }) };
    log.warn({ event: logEvents.clientError, id, route, kind: kind ?? 'page', ...report });
  }

  const recorders: Readonly<Partial<Record<string, (body: unknown, id: string) => unknown>>> = {
    [beaconPaths.vitals]: vitals,
    [beaconPaths.errors]: errors,
    [beaconPaths.signs]: signs,
  };
  return (req, res, next) => {
    const record = recorders[req.path];
    if (!record || req.method !== 'POST') return next();
    if (!isOurs(req)) return done(req, res, next);
    return limited(req, res, () =>
      read(req, res, (error?: unknown) => {
        void done(req, res, next);
        if (!error) void record(req.body, contextOf(res).id);
      }),
    );
  };
}

/** Redacts on the server too: a page is not trusted to have left out personal data. */
const scrub = (text: string): string => scrubPersonal(scrubText(text));
