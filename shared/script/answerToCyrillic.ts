import { proseOf } from '../api/proseOf.ts';
import { toCyrillic } from './toCyrillic.ts';

/** What of a value is text: all of it, or some of its fields (`*`: every one). */
type Place = true | { [field: string]: Place };

/** An envelope of the platform with what people read of it in Cyrillic letters: the method's prose, and of a refusal what is said of the fields. */
export function answerToCyrillic<T>(method: string, envelope: T): T {
  if (!isRecord(envelope)) return envelope;
  const { data, error } = envelope;
  if (isRecord(error)) return { ...envelope, error: { ...error, error_data: sentences(error['error_data']) } };
  return data === undefined ? envelope : { ...envelope, data: written(data, placeOf(method)) };
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

function written(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return place === true ? toCyrillic(value) : value;
  if (Array.isArray(value)) return value.map((item) => written(item, place));
  if (place === true || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => {
      const inside = place['*'] ?? place[field];
      return [field, inside === undefined ? part : written(part, inside)];
    }),
  );
}

/** A code is no sentence; forms know the one from the other by the space. */
function sentences(value: unknown): unknown {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? toCyrillic(value) : value;
  if (Array.isArray(value)) return value.map(sentences);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, sentences(part)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
