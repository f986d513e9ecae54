import { findMethod } from '#shared/api/findMethod.ts';
import { type Difference, readAnswer } from '#shared/api/readAnswer.ts';
import { longSums } from '#shared/domain/money/longSums.ts';
import { envelopeIn } from './envelopeIn.ts';

/** A parsed answer of the platform. */
export interface PlatformReading {
  /** The envelope, its data as the contract defines it; undefined when the answer is not an envelope of A-09. */
  body: { data: unknown } | { error: object } | undefined;
  /** The data fits the contract. False for refusals, unknown methods and data that cannot be read. */
  isRead: boolean;
  differences: readonly Difference[];
}

/** A sum with more decimals than most currencies have; only then the sums are read. */
const LONG_SUM = /"amount"\s*:\s*"?-?\d+\.\d{3}/;

/**
 * Parses the answer to a method by the contract, leniently: `differences` lists where it deviates. The server parses all answers
 * here, so that each difference is reported once. Never throws.
 */
export function readPlatformAnswer(method: string, text: string): PlatformReading {
  const body = envelopeIn(text);
  if (!body || 'error' in body) return { body, isRead: false, differences: [] };
  const output = findMethod(method)?.output;
  if (!output) return { body, isRead: false, differences: [] };
  const differences: Difference[] = LONG_SUM.test(text) ? longSums(body.data) : [];
  const strict = output.safeParse(body.data);
  if (strict.success) return { body: { data: strict.data }, isRead: true, differences };
  const parsed = readAnswer(output, body.data, (difference) => void differences.push(difference));
  return parsed.success
    ? { body: { data: parsed.data }, isRead: true, differences }
    : { body, isRead: false, differences };
}
