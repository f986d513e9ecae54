import { isRecord } from '#shared/api/isRecord.ts';
import { proseOf } from '#shared/api/proseOf.ts';

/** Which parts of a value are texts: all of it, or some of its fields (`*`: every field). */
type Place = true | { [field: string]: Place };

/**
 * Rewrites the texts in an envelope of the platform: those of `proseOf(method)`, and in an error the sentences about fields.
 * Other values are returned unchanged.
 */
export function rewriteProse<T>(method: string, envelope: T, rewrite: (text: string) => string): T {
  if (!isRecord(envelope)) return envelope;
  const { data, error } = envelope;
  if (isRecord(error)) return { ...envelope, error: { ...error, error_data: sentences(error['error_data'], rewrite) } };
  return data === undefined ? envelope : { ...envelope, data: convert(data, placeOf(method), rewrite) };
}

function placeOf(method: string): Place {
  const root: { [field: string]: Place } = {};
  for (const path of proseOf(method)) {
    const fields = path.split('.');
    const last = fields.pop() as string;
    let place = root;
    for (const field of fields) place = (place[field] ??= {}) as typeof root;
    place[last] = true;
  }
  return root;
}

function convert(value: unknown, place: Place, rewrite: (text: string) => string): unknown {
  if (typeof value === 'string') return place === true ? rewrite(value) : value;
  if (Array.isArray(value)) return value.map((item) => convert(item, place, rewrite));
  if (place === true || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => {
      const inside = place['*'] ?? place[field];
      return [field, inside === undefined ? part : convert(part, inside, rewrite)];
    }),
  );
}

/** Rewrites sentences and keeps codes; a sentence contains a space. */
function sentences(value: unknown, rewrite: (text: string) => string): unknown {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? rewrite(value) : value;
  if (Array.isArray(value)) return value.map((item) => sentences(item, rewrite));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, sentences(part, rewrite)]));
}
