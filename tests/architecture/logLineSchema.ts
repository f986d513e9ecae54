import * as z from 'zod/mini';
import { LOG_VERSION, logLine } from '#server/observability/logLine.ts';
import { eventCatalogue } from './documents.ts';

/** The names of the Elastic Common Schema, and of OpenTelemetry where that has another, for fields that have one. */
const STANDARD: Readonly<Record<string, { ecs: string; otel?: string }>> = {
  level: { ecs: 'log.level', otel: 'SeverityText' },
  time: { ecs: '@timestamp', otel: 'Timestamp' },
  event: { ecs: 'event.action', otel: 'EventName' },
  msg: { ecs: 'message', otel: 'Body' },
  id: { ecs: 'http.request.id' },
  method: { ecs: 'http.request.method' },
  route: { ecs: 'http.route' },
  path: { ecs: 'url.path' },
  status: { ecs: 'http.response.status_code' },
  bytes: { ecs: 'http.response.bytes', otel: 'http.response.size' },
  trace: { ecs: 'trace.id', otel: 'TraceId' },
  build: { ecs: 'service.version' },
  err: { ecs: 'error', otel: 'exception' },
  error: { ecs: 'error', otel: 'exception' },
  stack: { ecs: 'error.stack_trace', otel: 'exception.stacktrace' },
};
/** Events whose `method` is one of the product API, not of HTTP. */
const OF_THE_PLATFORM = ['upstream_differs', 'money_outcome', 'session_cookie'];

interface EventSchema {
  title?: string;
  description?: string;
  properties: Record<string, object> & { event: { const: string } };
}

/** docs/generated/log-line.schema.json: a line of the log as JSON Schema (2020-12), one variant an event. */
export function logLineSchema(): object {
  const { oneOf, ...rest } = z.toJSONSchema(logLine) as unknown as { oneOf: EventSchema[] };
  const meanings = new Map(eventCatalogue().map(({ name, meaning }) => [name, meaning]));
  return {
    ...rest,
    $id: `urn:croupier:log-line:${LOG_VERSION}`,
    title: 'A line of the log',
    description:
      'One JSON object a line on stdout. `x-ecs` and `x-otel`: the names of a field in the Elastic Common Schema and in OpenTelemetry.',
    oneOf: oneOf.map((schema) => {
      const event = schema.properties.event.const;
      return {
        title: event,
        description: meanings.get(event),
        ...schema,
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([name, property]) => [name, { ...property, ...named(name, event) }]),
        ),
      };
    }),
  };
}

function named(field: string, event: string): object {
  const standard = field === 'method' && OF_THE_PLATFORM.includes(event) ? undefined : STANDARD[field];
  return standard ? { 'x-ecs': standard.ecs, 'x-otel': standard.otel ?? standard.ecs } : {};
}
