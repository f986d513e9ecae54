import { randomBytes } from 'node:crypto';
import type { LiveKind } from '#shared/live/LiveEvents.ts';
import { eventText } from './eventText.ts';

/** The events of one player. */
export interface EventLog {
  /** Stores an event; returns its text, or undefined when the state has not changed. */
  add(kind: LiveKind, json: string): string | undefined;
  /** The events after `lastId`; all events for an id of another log. */
  since(lastId: string | undefined): string;
  /** The last event of a kind; undefined when there is none. */
  last(kind: LiveKind): string | undefined;
}

const EPOCH_BYTES = 6;

/**
 * Stores the events of one player for readers that reconnect. An event is the whole state of its kind, so only the last one of each
 * kind is stored. Ids are `{log}.{number}`; ids of another process or an earlier log are not valid.
 */
export function createEventLog(): EventLog {
  const epoch = randomBytes(EPOCH_BYTES).toString('base64url');
  const latest = new Map<LiveKind, { number: number; json: string }>();
  let count = 0;
  const textOf = (kind: LiveKind, { number, json }: { number: number; json: string }) =>
    eventText(kind, json, `${epoch}.${number}`);
  return {
    add(kind, json) {
      if (latest.get(kind)?.json === json) return undefined;
      count += 1;
      const entry = { number: count, json };
      // Inserted last: a reader that continues from an id must get events in order.
      latest.delete(kind);
      latest.set(kind, entry);
      return textOf(kind, entry);
    },
    since(lastId) {
      const [ofEpoch, number] = lastId?.split('.', 2) ?? [];
      const seen = ofEpoch === epoch && /^\d{1,9}$/.test(number ?? '') ? Number(number) : 0;
      return [...latest]
        .filter(([, entry]) => entry.number > seen)
        .map(([kind, entry]) => textOf(kind, entry))
        .join('');
    },
    last(kind) {
      const entry = latest.get(kind);
      return entry && textOf(kind, entry);
    },
  };
}
