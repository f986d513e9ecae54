import type { DestinationStream } from 'pino';

/** Bytes. */
const CHUNK = 256 * 1024;
/** Milliseconds after which a partly filled chunk is written. */
const MAX_DELAY_MS = 100;

/** Collects lines into chunks. */
export interface LineBuffer extends DestinationStream {
  /** Writes the collected lines. */
  flush(): void;
}

/**
 * Collects lines as bytes and writes them in chunks of 256 kB, or after 100 ms. Each write to stdout is a round trip to the thread pool,
 * which costs as much as many lines; lines collected as text would be copied together from thousands of pieces, which costs more than
 * building them. `whenOut` must be called when the bytes may be reused.
 */
export function lineBuffer(write: (bytes: Buffer, whenOut: () => void) => void): LineBuffer {
  let bytes: Buffer = Buffer.allocUnsafeSlow(CHUNK);
  /** A written chunk for reuse: a new one each time would be megabytes of garbage a second. */
  let spare: Buffer | undefined;
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    const full = bytes;
    const length = used;
    bytes = spare ?? Buffer.allocUnsafeSlow(CHUNK);
    spare = undefined;
    used = 0;
    write(full.subarray(0, length), () => {
      spare = full;
    });
  };
  return {
    write(line) {
      // A UTF-16 code unit has at most three bytes in UTF-8 (a surrogate pair four).
      const maxBytes = line.length * 3;
      if (used + maxBytes > CHUNK) flush();
      if (maxBytes > CHUNK) return write(Buffer.from(line), () => {});
      used += bytes.write(line, used);
      timer ??= setTimeout(flush, MAX_DELAY_MS).unref();
    },
    flush,
  };
}
