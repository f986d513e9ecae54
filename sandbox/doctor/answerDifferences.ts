import { isRecord } from '#shared/api/isRecord.ts';
import type { Method } from '#shared/api/method.ts';
import { type Difference, readAnswer } from '#shared/api/readAnswer.ts';
import { longSums } from '#shared/domain/money/longSums.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import type { UpstreamResponse } from './asker.ts';

/** The error type of an envelope, or undefined. */
export function errorTypeOf({ json }: UpstreamResponse): string | undefined {
  if (!isRecord(json) || !isRecord(json['error'])) return undefined;
  return String(json['error']['type']);
}

function typeDifferences({ type }: UpstreamResponse): string[] {
  if (/^application\/json\b/i.test(type)) return [];
  return [`content type: application/json expected, ${type === '' ? 'none' : type} came`];
}

/** How an answer differs from the envelope of A-09: exactly one of `data` and `error`, an error of the catalogue. */
function shapeDifference({ json, text }: UpstreamResponse): string | undefined {
  if (json === undefined)
    return text === '' ? 'the answer is empty' : `the answer is not JSON: ${JSON.stringify(text.slice(0, 80))}`;
  if (!isRecord(json)) return `$: object expected, ${Array.isArray(json) ? 'list' : typeof json} came`;
  if ('data' in json === 'error' in json) return '$: exactly one of data and error is expected';
  if (!('error' in json)) return undefined;
  if (!isRecord(json['error'])) return 'error: not an object';
  const { type, message } = json['error'];
  if (!isErrorType(String(type))) return `error.type: ${JSON.stringify(type)} is none of the 29 types`;
  return typeof message === 'string' ? undefined : 'error.message: not a string';
}

/** Differences of media type and envelope. */
function envelopeDifferences(response: UpstreamResponse): string[] {
  if (typeof response.status === 'string') return [response.status];
  return [shapeDifference(response) ?? [], typeDifferences(response)].flat();
}

function lackingFields(output: Method['output'], data: Record<string, unknown>): string[] {
  const issues = output.safeParse(data).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const [field] = issue.path;
    if (issue.code !== 'invalid_type' || issue.path.length !== 1 || String(field) in data) return [];
    return [`data.${String(field)}: ${issue.expected === 'array' ? 'list' : issue.expected} expected, missing came`];
  });
}

/** One line per path: `items[].rtp: number expected, string came (12 times)`. */
function dataDifferences({ output }: Method, data: unknown): string[] {
  const differences = new Map<string, number>();
  const note = ({ path, expected, received }: Difference) => {
    const place = path === '' || path.startsWith('[') ? `data${path}` : `data.${path}`;
    const line = `${place}: ${expected} expected, ${received} came`;
    differences.set(line, (differences.get(line) ?? 0) + 1);
  };
  for (const difference of longSums(data)) note(difference);
  const isReadable = output.safeParse(data).success || readAnswer(output, data, note).success;
  const counted = [...differences].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
  const repeated = repeatedIds(data);
  // The site's own reading tells the same, without saying which id.
  const isTold = (line: string) => repeated.some((one) => one.startsWith(`${line.split(':', 1)[0]}:`));
  const lines = [...counted.filter((line) => !isTold(line)), ...repeated];
  if (isReadable) return lines;
  // If the whole answer is refused, the missing fields are more useful than the refusal.
  const lacking = isRecord(data) ? lackingFields(output, data) : [];
  return [...(lacking.length > 0 ? lacking : lines), 'the site can make nothing of this answer'];
}

/** All differences between an answer and the contract of its method; empty if it conforms. */
export function answerDifferences(method: Method, response: UpstreamResponse): string[] {
  const lines = envelopeDifferences(response);
  if (!isRecord(response.json) || shapeDifference(response) !== undefined) return lines;
  const { data, error } = response.json as { data?: unknown; error?: { type: string; message: string } };
  if (error) return [`refused with ${error.type}: ${error.message}`, ...lines];
  if (response.status !== 200) return [`HTTP 200 expected with data, ${response.status} came`, ...lines];
  return [...lines, ...dataDifferences(method, data)];
}

/** All differences from an expected refusal of the given type and status. */
export function refusalDifferences(type: string, status: number, response: UpstreamResponse): string[] {
  const lines = envelopeDifferences(response);
  if (!isRecord(response.json) || shapeDifference(response) !== undefined) return lines;
  const given = errorTypeOf(response);
  if (given !== type) return [`${type} expected, ${given ?? 'data'} came`, ...lines];
  return response.status === status
    ? lines
    : [`HTTP ${status} expected with ${type}, ${response.status} came`, ...lines];
}

/** Lists of an answer whose items have the same id more than once, one line each: pages show one of them, or open the wrong one. */
function repeatedIds(data: unknown): string[] {
  const lists: [string, unknown][] = Array.isArray(data) ? [['', data]] : Object.entries(data ?? {});
  return lists.flatMap(([name, list]) => {
    if (!Array.isArray(list)) return [];
    const ids = list.map(idOf).filter((id) => id !== undefined);
    const again = ids.filter((id, index) => ids.indexOf(id) < index);
    if (again.length === 0) return [];
    return [
      `data${name === '' ? '' : `.${name}`}[].id: different ids expected, ${again[0]} came again (${again.length} in all)`,
    ];
  });
}

/** Ids of different kinds, such as deposits and withdrawals, may be equal. */
function idOf(item: unknown): string | undefined {
  const { id, type } = (item ?? {}) as { id?: unknown; type?: unknown };
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return typeof type === 'string' ? `${type} ${id}` : String(id);
}
