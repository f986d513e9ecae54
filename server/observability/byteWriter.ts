import { write, writeSync } from 'node:fs';

/** Writes bytes to a file descriptor in order. */
export interface ByteWriter {
  /** Queues bytes. `whenOut` is called when they are written or lost, and the caller may reuse their memory. */
  write(bytes: Buffer, whenOut?: () => void): void;
  /** Resolves when all bytes so far are written or lost. */
  flush(): Promise<void>;
  /** Writes the queued bytes synchronously; gives up after `timeoutBudget` and on a file that fails. */
  flushSync(): void;
}

/** The file and its bounds. */
export interface ByteWriterOptions {
  fd: number;
  /** Bytes buffered while the file accepts none; beyond them new bytes are dropped. */
  maxUnread: number;
  /** Milliseconds that `flushSync` may block the process; 1,000 by default. */
  timeoutBudget?: number;
}

const BUSY_MS = 50;

/**
 * Writes bytes to a file descriptor in order, one write at a time in the thread pool. A failed write (a full disk, a closed pipe) loses
 * only its own bytes. Not pino's destination, which retries for ever at the end of the process when a disk is full.
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

/** Whether the pipe is full because its reader is slow. */
function isBusy(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EAGAIN' || code === 'EBUSY';
}
