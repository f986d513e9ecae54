import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#sandbox/makeFolder.ts';

/** A cache of drawn pictures on disk, so that each is drawn and rasterised once. The folder can be deleted at any time. */
export interface ArtCache {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, body: Uint8Array | string): Promise<void>;
}

export function createArtCache(folder: string): ArtCache {
  let ready: Promise<unknown> | undefined;
  let serial = 0;
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    write: async (name, body) => {
      ready ??= makeFolder(folder);
      await ready;
      // Written to a temporary file and renamed, so that a killed process leaves no partial picture.
      serial += 1;
      const aside = join(folder, `.${process.pid}-${serial}`);
      await writeFile(aside, body);
      await rename(aside, join(folder, name));
    },
  };
}
