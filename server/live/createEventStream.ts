import type { ServerResponse } from 'node:http';

export interface EventStream {
  /** Writes an event; one that comes while the reader is behind is left out. */
  send(text: string): void;
  /** A sign of life, where nothing else waits to be written. */
  beat(): void;
  /** The last event, and the end. */
  end(text: string): void;
}

export interface EventStreamOptions {
  /** Bytes that wait for the reader, at most. */
  maxBytes: number;
  /** Milliseconds a reader who is behind has for catching up. */
  graceMs: number;
  /** What a reader who was behind gets in place of what they have missed. */
  resync: () => string;
}

/**
 * Server-sent events to one reader, with bounded memory: who does not read gets nothing more, then the state of everything at once
 * (`resync`), and is cut when they do not even read what waited.
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
