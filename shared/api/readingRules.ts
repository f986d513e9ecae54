import * as z from 'zod/mini';

/** What a reader does where an answer is not what the contract promises. The contract itself stays strict: no rule changes what a schema accepts. */
export interface ReadingRule {
  /** Stands for what is missing or cannot be read; without it the object around is unreadable, unless the field may be absent. */
  fallback?: unknown;
  /** The field beside it that stands for what is missing or cannot be read. */
  fallbackField?: string;
  /** Absent and unreadable are two things here: no unreadable value passes for an absent one. Of a list: no item may be left out. */
  isExact?: boolean;
  /** Unix seconds: milliseconds, ISO and `YYYY-MM-DD HH:mm:ss` are understood. */
  isTime?: boolean;
}

export const readingRules = z.registry<ReadingRule>();
