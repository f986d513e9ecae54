import express, { type Request, type RequestHandler } from 'express';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { scrubPersonal } from '#server/observability/scrubPersonal.ts';

type Report = Record<string, unknown>;

/**
 * Serves `/csp-report`: browsers report what the policy blocked. Always answers 204, so that posting reveals nothing. Reports are small,
 * limited per visitor, and logged without queries, because these can contain tokens.
 */
export function cspReport(log: Logger, metrics: Metrics, limit: RateLimiter): RequestHandler {
  const done: RequestHandler = (_req, res) => void res.status(204).end();
  const limited = limit('cspReport', done);
  const read = express.json({
    limit: '10kb',
    type: ['application/csp-report', 'application/reports+json', 'application/json'],
  });

  return (req, res, next) => {
    if (req.path !== '/csp-report' || req.method !== 'POST') return next();
    return limited(req, res, () =>
      read(req, res, (error?: unknown) => {
        if (!error) {
          for (const report of reportsOf(req)) {
            metrics.cspReports.inc();
            log.warn({ event: logEvents.cspViolation, id: contextOf(res).id, ...report });
          }
        }
        void done(req, res, next);
      }),
    );
  };
}

/** One report of `report-uri` (`{"csp-report": {…}}`), or up to five of the Reporting API (`[{type, body}]`). */
function reportsOf(req: Request): Report[] {
  const body = req.body as unknown;
  const raw = Array.isArray(body)
    ? body.slice(0, 5).map((item: Report | null) => item?.['body'])
    : [(body as Report | undefined)?.['csp-report']];
  return raw.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const report = item as Report;
    const pick = (...names: string[]) =>
      withoutQuery(names.map((name) => report[name]).find((value) => value !== undefined));
    return [
      {
        directive: pick('effective-directive', 'effectiveDirective', 'violated-directive'),
        blocked: pick('blocked-uri', 'blockedURL'),
        page: pick('document-uri', 'documentURL'),
        source: pick('source-file', 'sourceFile'),
      },
    ];
  });
}

function withoutQuery(value: unknown): string | undefined {
  return typeof value === 'string' ? scrubPersonal((value.split(/[?#]/, 1)[0] as string).slice(0, 300)) : undefined;
}
