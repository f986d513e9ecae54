import * as z from 'zod/mini';
import { logEvents } from './logEvents.ts';

/** Raised when a field is renamed, removed or changes its type; new events and fields do not raise it. */
export const LOG_VERSION = 1;

const text = z.string();
const count = z.int().check(z.minimum(0));
const ms = z.number().check(z.minimum(0));
const id = z.optional(text);
const verdict = z.enum(['hit', 'miss', 'stale', 'refresh', 'collapsed', 'bypass']);

interface LoggedError {
  type: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  cause?: unknown;
}
/** An error as redact writes it; the cause is a text or another error. */
const error: z.ZodMiniType<LoggedError> = z.strictObject({
  type: text,
  message: text,
  stack: z.optional(text),
  code: z.optional(text),
  cause: z.optional(z.unknown()),
});

const calls = z.array(
  z.strictObject({
    name: text,
    verdict: z.enum(['hit', 'miss', 'stale', 'refresh', 'collapsed', 'bypass', 'failed']),
    ms,
  }),
);

const request = {
  id: text,
  method: text,
  route: z.optional(text),
  path: text,
  status: z.int(),
  ms,
  bytes: count,
  cache: z.optional(z.record(text, verdict)),
  uncacheable: z.optional(text),
  page: z.optional(text),
  size: z.optional(count),
  limits: z.optional(
    z.array(z.strictObject({ name: text, bucket: text, times: z.optional(count), amount: z.optional(z.number()) })),
  ),
  stages: z.optional(
    z.array(z.strictObject({ name: text, verdict: z.enum(['passed', 'failed', 'answered', 'left']), ms })),
  ),
  calls: z.optional(calls),
  trace: z.optional(text.check(z.regex(/^[0-9a-f]{32}$/))),
};

/** The fields of each event beside `level`, `time`, `event` and `msg`. An event without an entry here does not compile. */
const fields = {
  request,
  request_failed: { id: text, route: z.optional(text), path: text, err: error },
  started: { origin: text, platform: text, content: text, build: text },
  public_origin_unset: {},
  movements_key_unset: {},
  device_secret_unset: {},
  game_origin_unset: {},
  telegram_token_unset: {},
  rate_limits_off: {},
  push_without_feed: {},
  preview_secret_unset: {},
  sandbox_in_production: {},
  untrusted_proxy: { address: text },
  stopping: { reason: text },
  stop_step_failed: { step: text, err: error },
  cut_off: { reason: text, open: z.array(count) },
  stopped: {},
  fatal: { err: error },
  process_warning: { err: error },
  reloaded: { redirects: count, restart: z.optional(z.array(text)) },
  brands_replaced: { added: z.array(text), changed: z.array(text), removed: z.array(text) },
  reload_refused: {
    problems: z.optional(z.array(z.strictObject({ name: text, source: text, problem: text, accepted: text }))),
    err: z.optional(error),
  },
  upstream_failed: {
    upstream: z.enum(['platform', 'content', 'redirect', 'valkey']),
    operation: text,
    id,
    err: z.optional(error),
    kind: z.optional(text),
    status: z.optional(z.int()),
    beginning: z.optional(text),
  },
  upstream_refused: {
    upstream: z.enum(['platform']),
    operation: text,
    id,
    by: z.enum(['gateway', 'platform']),
    status: z.int(),
    beginning: z.optional(text),
  },
  render_failed: { id, err: error },
  upstream_differs: {
    method: text,
    differences: z.array(z.strictObject({ path: text, expected: text, received: text })),
    more: z.optional(count),
  },
  money_outcome: {
    id: text,
    method: text,
    status: z.int(),
    outcome: z.enum(['done', 'refused', 'unknown', 'not_sent']),
    unknown: z.boolean(),
    delivered: z.boolean(),
    error: z.optional(error),
  },
  sandbox_ready: { url: text },
  sandbox_ended: { exit_code: z.nullable(z.int()), retry_ms: ms },
  prelude_refused: { route: text, method: text },
  page_rerendered: { route: z.optional(text), page: text, size: count, ms, calls },
  cache_purged: { cache: text, by: text },
  breaker: { upstream: text, state: z.enum(['open', 'halfOpen', 'closed']) },
  feed_lost: { err: error },
  second_tier_lost: { err: error },
  snapshot_restored: { values: count },
  snapshot_failed: { problem: text, err: z.optional(error) },
  content_refused: { collection: text, problem: text },
  custom_code_refused: { reason: text, beginning: text },
  telegram_refused: { reason: text },
  session_cookie: { problem: text, seen: z.optional(z.array(text)), method: z.optional(text) },
  session_not_ended: { id, err: error },
  hit_not_forwarded: { id, err: error },
  sitemap_failed: { list: text, id, err: error },
  redirect_loop: { path: text, location: text },
  csp_violation: {
    id: text,
    directive: z.optional(text),
    blocked: z.optional(text),
    page: z.optional(text),
    source: z.optional(text),
  },
  message_error: {
    side: z.enum(['server', 'browser']),
    id,
    route: z.optional(text),
    build: z.optional(text),
    message: text,
  },
  client_error: {
    id: text,
    route: text,
    kind: z.enum(['page', 'start']),
    build: text,
    message: text,
    stack: z.optional(text),
  },
} satisfies Record<(typeof logEvents)[keyof typeof logEvents], Record<string, z.ZodMiniType>>;

/** A line of the log, by its event: what docs/generated/log-line.schema.json says, for log stores and alerts. */
export const logLine = z.discriminatedUnion(
  'event',
  Object.values(logEvents).map((event) =>
    z.strictObject({
      level: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']),
      time: z.iso.datetime(),
      event: z.literal(event),
      /** The site of BRANDS that it is about; absent: that of the build's brand, or the process. */
      brand: z.optional(text),
      ...fields[event],
      msg: z.optional(text),
    }),
  ) as unknown as [z.ZodMiniObject, ...z.ZodMiniObject[]],
);
