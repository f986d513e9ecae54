import { parseAnswer } from '#shared/api/parseAnswer.ts';

/** What an answer of the platform says. An error decides, whatever else is there. */
export type Envelope = { data: unknown } | { error: { type?: unknown } };

/** The envelope in the decoded text of an answer, which may begin with a byte order mark; undefined when there is none. Never throws. */
export function envelopeIn(text: string): Envelope | undefined {
  try {
    const json: unknown = parseAnswer(text.startsWith('\uFEFF') ? text.slice(1) : text);
    if (typeof json !== 'object' || json === null) return undefined;
    // PHP writes an empty object as a list: `"error": []` is no error.
    if ('error' in json && typeof json.error === 'object' && json.error !== null && !Array.isArray(json.error))
      return { error: json.error };
    return 'data' in json ? { data: json.data } : undefined;
  } catch {
    return undefined;
  }
}
