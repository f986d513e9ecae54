import { randomBytes } from 'node:crypto';
import type { LiveKind } from '../../shared/live/LiveEvents.ts';
import { eventText } from './eventText.ts';

export interface EventLog {
  /** The event's text, or undefined where nothing has changed. */
  add(kind: LiveKind, json: string): string | undefined;
  /** What a reader who has seen `lastId` has missed; everything, where that is of another log. */
  since(lastId: string | undefined): string;
  /** The last event of a kind. */
  last(kind: LiveKind): string | undefined;
}

const EPOCH_BYTES = 6;

/**
 * The events of one player for who comes back. An event is the whole state of its kind, so the last one of each kind is all there is to
 * remember. Ids are `{log}.{number}`: of another process, or another time, they mean nothing here.
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
      // The newest stands last: whoever reads on from an id must see them in order.
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
