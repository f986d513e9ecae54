import type { DestinationStream } from 'pino';

const CHUNK = 256 * 1024;
/** The last lines of a quiet server are out after this long. */
const LATEST_MS = 100;

export interface LineBuffer extends DestinationStream {
  /** Gives out what is there. */
  flush(): void;
}

/**
 * Gathers lines as bytes and gives them out by 256 kB, or after 100 ms. Each write to stdout is a trip to the thread pool,
 * which costs as much as many lines; and lines gathered as text would have to be copied together out of thousands of
 * pieces, which costs more than to make them.
 */
export function lineBuffer(write: (bytes: Buffer, whenOut: () => void) => void): LineBuffer {
  let bytes: Buffer = Buffer.allocUnsafeSlow(CHUNK);
  /** Written out and free again: a new one each time would be megabytes a second for the collector. */
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
      // A UTF-16 unit is three bytes at most (and a surrogate pair four).
      const most = line.length * 3;
      if (used + most > CHUNK) flush();
      if (most > CHUNK) return write(Buffer.from(line), () => {});
      used += bytes.write(line, used);
      timer ??= setTimeout(flush, LATEST_MS).unref();
    },
    flush,
  };
}
