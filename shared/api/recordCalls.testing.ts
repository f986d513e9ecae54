import type { Call } from '#shared/api/call.ts';

/** A call: the method, its input and its options, if any. */
type RecordedCall = readonly [method: string, input: unknown, options?: unknown];

/** A platform that answers by method; `calls` are those that were made. A method without an answer fails. */
export function recordCalls(answers: Record<string, unknown>): { call: Call; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const call = (async ({ name }: { name: string }, input: unknown, options?: unknown) => {
    calls.push(options === undefined ? [name, input] : [name, input, options]);
    if (!(name in answers)) throw new TypeError(`${name} has no answer`);
    return answers[name];
  }) as unknown as Call;
  return { call, calls };
}

/** A list as the platform answers it. */
export const listOf = (...items: unknown[]) => ({ items, total: items.length });
