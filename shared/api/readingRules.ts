import * as z from 'zod/mini';

/** What readAnswer does where an answer violates the contract. The schema itself stays strict: no rule changes what it accepts. */
export interface ReadingRule {
  /** Replaces a missing or unreadable value; without it the surrounding object is unreadable, unless the field may be absent. */
  fallback?: unknown;
  /** Name of the sibling field that replaces a missing or unreadable value. */
  fallbackField?: string;
  /** An unreadable value must not pass for an absent one; in a list, no item may be left out. */
  isExact?: boolean;
  /** Unix seconds: milliseconds, ISO and `YYYY-MM-DD HH:mm:ss` are accepted too. */
  isTime?: boolean;
}

/** Reading rules by schema; a schema without an entry has none. */
export const readingRules = z.registry<ReadingRule>();
