import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Drawn pictures kept on disk, so that a picture is drawn and rasterised once in its life. Losing the folder loses only time. */
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
      ready ??= mkdir(folder, { recursive: true });
      await ready;
      // Written aside and renamed: a killed process leaves no half picture under the name.
      serial += 1;
      const aside = join(folder, `.${process.pid}-${serial}`);
      await writeFile(aside, body);
      await rename(aside, join(folder, name));
    },
  };
}
