import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Env } from '#config/env.ts';
import { outcomeSeal } from '#server/platform/money/outcomeSeal.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { filePaths } from '#shared/url/filePaths.ts';

const SECONDS = 60;
const shape = z.object({ place: z.string(), type: z.string(), until: z.number() });

/** A file of a ticket: where the content service has it, and its media type. */
export interface PassedFile {
  place: string;
  type: string;
}

/** Addresses of files for whoever has just proved to have the code of their ticket. */
export interface FilePasses {
  /** The address from which the file comes for a minute. */
  addressOf(file: PassedFile): string;
  /** The file of a pass; undefined: made up or too old. */
  read(pass: string): PassedFile | undefined;
}

/** Passes are encrypted with DEVICE_SECRET; without it, only this process can read them. */
export function createFilePasses({ DEVICE_SECRET }: Partial<Pick<Env, 'DEVICE_SECRET'>>, now = Date.now): FilePasses {
  const { seal, open } = outcomeSeal(`file passes\0${DEVICE_SECRET ?? randomBytes(32).toString('hex')}`);
  return {
    addressOf({ place, type }) {
      const pass = seal(JSON.stringify({ place, type, until: now() + inMs(SECONDS) }));
      return `${filePaths.ticketFile}?${new URLSearchParams({ pass }).toString()}`;
    },
    read(pass) {
      const text = open(pass);
      const read = text === undefined ? null : shape.safeParse(JSON.parse(text));
      return read?.success && read.data.until > now() ? read.data : undefined;
    },
  };
}
