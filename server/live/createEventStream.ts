import type { ServerResponse } from 'node:http';

/** Writes server-sent events to one reader. */
export interface EventStream {
  /** Writes an event; events are dropped while the reader is behind. */
  send(text: string): void;
  /** Writes a heartbeat when nothing else waits to be written. */
  beat(): void;
  /** Writes the last event and ends the stream. */
  end(text: string): void;
}

/** Limits of an event stream. */
export interface EventStreamOptions {
  /** Maximum bytes that wait for the reader. */
  maxBytes: number;
  /** Milliseconds in which a reader who is behind must catch up. */
  graceMs: number;
  /** The text for a reader who has caught up, in place of the dropped events. */
  resync: () => string;
}

/**
 * Sends server-sent events to one reader with bounded memory. A reader who is behind gets no further events, and the complete state
 * (`resync`) after catching up; one who does not catch up within `graceMs` is disconnected.
 */
export function createEventStream(
  res: Pick<ServerResponse, 'write' | 'end' | 'once' | 'destroy' | 'writableLength'>,
  { maxBytes, graceMs, resync }: EventStreamOptions,
): EventStream {
  let isBehind = false;
  let isOver = false;

  function fallBehind(): void {
    isBehind = true;
    const cut = setTimeout(() => res.destroy(), graceMs).unref();
    res.once('close', () => clearTimeout(cut));
    res.once('drain', () => {
      clearTimeout(cut);
      isBehind = false;
      if (!isOver) res.write(resync());
    });
  }

  return {
    send(text) {
      if (isBehind || isOver) return;
      if (!res.write(text) && res.writableLength > maxBytes) fallBehind();
    },
    beat() {
      if (!isBehind && !isOver && res.writableLength === 0) res.write(':\n\n');
    },
    end(text) {
      if (isOver) return;
      isOver = true;
      res.end(isBehind ? undefined : text);
    },
  };
}
