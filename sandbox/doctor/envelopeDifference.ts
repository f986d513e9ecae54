import type { Method } from '../../shared/api/method.ts';
import { isErrorType } from '../../shared/errors/isErrorType.ts';
import type { Heard } from './asker.ts';

/** `data.items[3].amount` of an issue's path. */
function pathOf(start: string, path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => `${text}${typeof key === 'number' ? `[${key}]` : `.${String(key)}`}`,
    start,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The error type an envelope carries, or undefined. */
export function errorTypeOf({ json }: Heard): string | undefined {
  if (!isRecord(json) || !isRecord(json['error'])) return undefined;
  return String(json['error']['type']);
}

/** Where an answer leaves the envelope of A-09: exactly one of `data` and `error`, an error of the catalogue. */
function shapeDifference({ json }: Heard): string | undefined {
  if (json === undefined) return 'the answer is not JSON';
  if (!isRecord(json)) return '$: not an object';
  if ('data' in json === 'error' in json) return '$: exactly one of data and error is expected';
  if (!('error' in json)) return undefined;
  if (!isRecord(json['error'])) return 'error: not an object';
  const { type, message } = json['error'];
  if (!isErrorType(String(type))) return `error.type: ${JSON.stringify(type)} is none of the 29 types`;
  return typeof message === 'string' ? undefined : 'error.message: not a string';
}

/** The first difference between an answer and the contract of its method; undefined where it conforms. */
export function answerDifference(method: Method, heard: Heard): string | undefined {
  const shape = typeof heard.status === 'string' ? heard.status : shapeDifference(heard);
  if (shape !== undefined) return shape;
  const json = heard.json as { data?: unknown; error?: { type: string; message: string } };
  if (json.error) return `refused with ${json.error.type}: ${json.error.message}`;
  if (heard.status !== 200) return `HTTP ${heard.status} with data`;
  const parsed = method.output.safeParse(json.data);
  const issue = parsed.error?.issues[0];
  return issue && `${pathOf('data', issue.path)}: ${issue.message}`;
}

/** The first difference where a refusal of a known type is the right answer. */
export function refusalDifference(type: string, status: number, heard: Heard): string | undefined {
  const shape = typeof heard.status === 'string' ? heard.status : shapeDifference(heard);
  if (shape !== undefined) return shape;
  const given = errorTypeOf(heard);
  if (given !== type) return `${type} is expected, ${given === undefined ? 'data' : given} came`;
  return heard.status === status ? undefined : `HTTP ${status} is expected with ${type}`;
}
