import { write, writeSync } from 'node:fs';

export interface ByteWriter {
  /** `whenOut`: the bytes are out or lost, and their memory is the caller's again. */
  write(bytes: Buffer, whenOut?: () => void): void;
  /** Resolves when everything so far is out or lost. */
  flush(): Promise<void>;
  /** Writes what waits, at once; gives up after `timeout budget`, and on a file that takes nothing. */
  flushSync(): void;
}

export interface ByteWriterOptions {
  fd: number;
  /** Bytes buffered while nobody reads; beyond them new ones are lost. */
  maxUnread: number;
  /** Milliseconds `flushSync` may hold the process up. */
  timeoutBudget?: number;
}

const BUSY_MS = 50;

/**
 * Bytes to a file descriptor, in order, one write at a time in the thread pool. A write that fails loses its bytes and nothing else:
 * a full disk, a closed pipe. Not pino's own destination, which tries again for ever at the end of the process when a disk is full.
 */
export function byteWriter({ fd, maxUnread, timeoutBudget = 1_000 }: ByteWriterOptions): ByteWriter {
  const queue: { bytes: Buffer; whenOut: (() => void) | undefined }[] = [];
  const waiting: (() => void)[] = [];
  let unread = 0;
  let isWriting = false;

  function next(): void {
    const first = queue.shift();
    isWriting = first !== undefined;
    if (first) return attempt(first.bytes, first.whenOut);
    for (const resolve of waiting.splice(0)) resolve();
  }

  function attempt(bytes: Buffer, whenOut: (() => void) | undefined): void {
    write(fd, bytes, (error, count) => {
      if (error && isBusy(error)) return void setTimeout(attempt, BUSY_MS, bytes, whenOut).unref();
      const written = error ? bytes.length : count;
      unread -= written;
      if (written < bytes.length) return attempt(bytes.subarray(written), whenOut);
      whenOut?.();
      next();
    });
  }

  return {
    write(bytes, whenOut) {
      if (unread + bytes.length > maxUnread) return whenOut?.();
      unread += bytes.length;
      queue.push({ bytes, whenOut });
      if (!isWriting) next();
    },
    flush: () => (isWriting ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    flushSync() {
      const endsAt = performance.now() + timeoutBudget;
      const all = queue.splice(0).map(({ bytes }) => bytes);
      for (const { length } of all) unread -= length;
      for (let bytes of all) {
        while (bytes.length > 0) {
          try {
            bytes = bytes.subarray(writeSync(fd, bytes));
          } catch (error) {
            if (!isBusy(error) || performance.now() > endsAt) return;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
          }
        }
      }
    },
  };
}

/** A pipe whose reader is slow. */
function isBusy(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EAGAIN' || code === 'EBUSY';
}
