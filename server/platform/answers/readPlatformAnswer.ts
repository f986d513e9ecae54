import { findMethod } from '../../../shared/api/findMethod.ts';
import { type Difference, readAnswer } from '../../../shared/api/readAnswer.ts';

export interface PlatformReading {
  /** The envelope, its data as the contract promises it; undefined where the answer is no envelope of A-09. */
  body: { data: unknown } | { error: object } | undefined;
  /** The data was read. False for refusals, unknown methods and data that cannot be read. */
  isRead: boolean;
  differences: readonly Difference[];
}

/** What the platform answered to a method, read by the contract and forgivingly. One place for all answers a server reads, so that a difference is seen once. */
export function readPlatformAnswer(method: string, text: string): PlatformReading {
  const body = envelopeOf(text);
  if (!body || 'error' in body) return { body, isRead: false, differences: [] };
  const output = findMethod(method)?.output;
  if (!output) return { body, isRead: false, differences: [] };
  const strict = output.safeParse(body.data);
  if (strict.success) return { body: { data: strict.data }, isRead: true, differences: [] };
  const differences: Difference[] = [];
  const reading = readAnswer(output, body.data, (difference) => void differences.push(difference));
  return reading.success
    ? { body: { data: reading.data }, isRead: true, differences }
    : { body, isRead: false, differences };
}

function envelopeOf(text: string): PlatformReading['body'] {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return undefined;
    if ('error' in json && typeof json.error === 'object' && json.error !== null) return { error: json.error };
    return 'data' in json ? { data: json.data } : undefined;
  } catch {
    return undefined;
  }
}
