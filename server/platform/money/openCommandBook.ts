import { createLru, type Lru } from '#server/cache/tiers/createLru.ts';

/** Commands under way, and outcomes, by idempotency key. */
export interface CommandBook<T extends object> {
  readonly running: Map<string, { answer: Promise<T>; print: string | undefined }>;
  readonly done: Lru<T>;
}

/** Bounds of a book. */
export interface CommandBookOptions {
  /** How long an outcome is stored, in ms. */
  ttl?: number | undefined;
  maxEntries?: number | undefined;
  now?: (() => number) | undefined;
}

/** Opens an empty book. A running command is never evicted; finished ones are, by age or by number. */
export function openCommandBook<T extends object>({
  ttl = 600_000,
  maxEntries = 10_000,
  now,
}: CommandBookOptions = {}): CommandBook<T> {
  return { running: new Map(), done: createLru<T>({ max: maxEntries, ttl, now }) };
}
