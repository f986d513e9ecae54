import { ContentError } from './ContentError.ts';
import type { AssertKey } from './createAssertKey.ts';
import type { Fields } from './createEntries.ts';

type Operator = (value: unknown, wanted: unknown) => boolean;

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const lower = (value: unknown) => text(value).toLowerCase();
const all = (wanted: unknown) => (Array.isArray(wanted) ? wanted : [wanted]).map(text);
const isNothing = (value: unknown) => value === null || value === undefined;
const order = (value: unknown, wanted: unknown) =>
  typeof value === 'number'
    ? value - Number(wanted)
    : Number(text(value) > text(wanted)) - Number(text(value) < text(wanted));

const operators: Readonly<Record<string, Operator>> = {
  $eq: (value, wanted) => text(value) === text(wanted),
  $eqi: (value, wanted) => lower(value) === lower(wanted),
  $ne: (value, wanted) => text(value) !== text(wanted),
  $in: (value, wanted) => all(wanted).includes(text(value)),
  $notIn: (value, wanted) => !all(wanted).includes(text(value)),
  $contains: (value, wanted) => text(value).includes(text(wanted)),
  $containsi: (value, wanted) => lower(value).includes(lower(wanted)),
  $notContains: (value, wanted) => !text(value).includes(text(wanted)),
  $startsWith: (value, wanted) => text(value).startsWith(text(wanted)),
  $endsWith: (value, wanted) => text(value).endsWith(text(wanted)),
  $lt: (value, wanted) => order(value, wanted) < 0,
  $lte: (value, wanted) => order(value, wanted) <= 0,
  $gt: (value, wanted) => order(value, wanted) > 0,
  $gte: (value, wanted) => order(value, wanted) >= 0,
  $null: (value, wanted) => isNothing(value) === (text(wanted) !== 'false'),
  $notNull: (value, wanted) => isNothing(value) !== (text(wanted) !== 'false'),
};

function matchesField(value: unknown, condition: unknown): boolean {
  if (typeof condition !== 'object' || condition === null) return operators.$eq?.(value, condition) ?? false;
  return Object.entries(condition).every(([key, wanted]) => {
    const operator = operators[key];
    if (operator) return operator(value, wanted);
    if (key.startsWith('$')) throw new ContentError(400, 'ValidationError', `Invalid operator ${key}`);
    const items = Array.isArray(value) ? value : [value];
    return items.some((item) => matchesField((item as Fields | null | undefined)?.[key], wanted));
  });
}

/** Whether the record passes `filters`. Throws for a key that the collection does not have, as the real service does. */
export function matches(record: Fields, filters: unknown, assertKey: AssertKey): boolean {
  if (filters === undefined) return true;
  if (typeof filters !== 'object' || filters === null) {
    throw new ContentError(400, 'ValidationError', 'Invalid filters');
  }
  return Object.entries(filters).every(([key, condition]) => {
    if (key === '$and') return Object.values(condition as Fields).every((part) => matches(record, part, assertKey));
    if (key === '$or') return Object.values(condition as Fields).some((part) => matches(record, part, assertKey));
    if (key === '$not') return !matches(record, condition, assertKey);
    assertKey(key);
    return matchesField(record[key], condition);
  });
}
