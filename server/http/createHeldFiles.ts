import { open } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** A file as it was read. */
export interface HeldFile {
  readonly body: Buffer;
  readonly modifiedAt: Date;
}

/** Files in memory, by their path below the folder. */
export interface HeldFiles {
  get(name: string): HeldFile | undefined;
  /** Reads a file in the background for later requests. One that is large, or gone, is not kept. */
  hold(name: string): void;
}

const MAX_BYTES = 16_000_000;
const MAX_FILE_BYTES = 256_000;
/** Milliseconds after which a file that may be replaced under its name is read again. */
const REPLACED_TTL = 60_000;

/**
 * Keeps small files of a folder in memory: to open, stat and stream one takes several times the processor time of sending its bytes, and a
 * first visit asks for thirty. `isFinal`: a file with this name never changes. `now`: milliseconds.
 */
export function createHeldFiles(
  dir: string,
  isFinal: (name: string) => boolean,
  { maxBytes = MAX_BYTES, now }: { maxBytes?: number; now?: () => number } = {},
): HeldFiles {
  const held = new LRUCache<string, HeldFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
  });
  const underway = new Set<string>();

  async function read(name: string): Promise<void> {
    const file = await open(path.join(dir, name));
    try {
      const { size, mtime } = await file.stat();
      if (size > MAX_FILE_BYTES) return;
      const body = await file.readFile();
      // Written at this moment: the tag, which is made of both, would name other bytes.
      if (body.length !== size) return;
      held.set(name, { body, modifiedAt: mtime }, isFinal(name) ? {} : { ttl: REPLACED_TTL });
    } finally {
      await file.close();
    }
  }

  return {
    get: (name) => held.get(name),
    hold(name) {
      if (underway.has(name)) return;
      underway.add(name);
      read(name)
        // It is served from the disk, where the visitor's request meets the same error.
        .catch(() => undefined)
        .finally(() => underway.delete(name));
    },
  };
}
