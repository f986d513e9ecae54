import type { Request, RequestHandler } from 'express';
import { discardBody } from '#server/http/body/discardBody.ts';
import { fieldsBeforeFiles } from '#server/http/body/fieldsBeforeFiles.ts';
import { peekBody } from '#server/http/body/peekBody.ts';
import { readFileForm } from '#server/http/body/readFileForm.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { createVisitorSlots } from '#server/http/limits/createVisitorSlots.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { unlessLate } from '#shared/api/unlessLate.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';

/** Bytes of the text of a form; a form without files has no more, and is read without a place. */
const TEXT_BYTES = 256 * 1024;
/** Bytes of a form: its files, and the text around them. */
const MAX_BYTES = ticketFiles.maxFormBytes + TEXT_BYTES;
/** Bytes of a form that is thrown away: a browser shows no answer before it has sent all, and then the text comes back. */
const MAX_DISCARDED = 120_000_000;
/** Such a form is read into memory whole; a page with scripts sends its files one by one, without that. */
const SLOTS = { slots: 6, perVisitor: 1 };
/** Milliseconds to wait for the text of a form that is not read. */
const TEXT_TIMEOUT = 5_000;

/** Why the files of a form were not read: too many bytes, or too slow; or too many forms at once. */
export type FilesProblem = 'file' | 'busy';

interface ReadForm {
  files: readonly File[];
  problem?: FilesProblem;
}

const slot = Symbol('files');
const readFormOf = (req: object) => (req as { [slot]?: ReadForm })[slot];

/** The files that readTicketForm has read with the form of this request. */
export function filesOf(req: object): readonly File[] {
  return readFormOf(req)?.files ?? [];
}

/** Why readTicketForm has not read the files of this request; `req.body` has the text before them then. */
export function filesProblemOf(req: object): FilesProblem | undefined {
  return readFormOf(req)?.problem;
}

/** Whether a request brings a form with files. */
export function hasFiles(type: string | undefined): boolean {
  return /^multipart\/form-data\s*;/i.test(type ?? '');
}

/**
 * Reads a form with files, sent without JavaScript: its fields as `req.body`, its files for filesOf. One that cannot be read goes on with the
 * text before its files and with filesProblemOf, so that its page gives the text back.
 */
export function readTicketForm(): RequestHandler {
  const places = createVisitorSlots(SLOTS);
  return async (req, res, next) => {
    const announced = req.headers['content-length'];
    const length = announced === undefined ? MAX_BYTES : Number(announced);
    const isLarge = length > TEXT_BYTES;
    if (length > MAX_BYTES) return refuse('file');
    const leave = isLarge ? places.take(visitorKey(req)) : () => undefined;
    if (typeof leave === 'string') return refuse('busy');
    // Its files stay in memory until then.
    whenClosed(res, leave);
    const begins: Buffer[] = [];
    let kept = 0;
    const keep = (chunk: Buffer) => {
      if (kept < TEXT_BYTES) begins.push(chunk);
      kept += chunk.length;
    };
    req.on('data', keep);
    const form = await readFileForm(req, isLarge ? MAX_BYTES : TEXT_BYTES);
    req.off('data', keep);
    if (res.destroyed) return;
    if (!form) return goOn('file', Buffer.concat(begins));
    const entries = [...form.entries()];
    req.body = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
    const files = entries.flatMap(([, value]) => (value instanceof File && value.size > 0 ? [value] : []));
    Object.assign(req, { [slot]: { files } satisfies ReadForm });
    next();

    async function refuse(problem: FilesProblem): Promise<void> {
      const begins = await firstBytes(req);
      if (!res.destroyed) await goOn(problem, begins);
    }

    async function goOn(problem: FilesProblem, begins: Buffer): Promise<void> {
      req.body = fieldsBeforeFiles(req.headers['content-type'], begins);
      Object.assign(req, { [slot]: { files: [], problem } satisfies ReadForm });
      await discardBody(req, { maxBytes: MAX_DISCARDED, minBytes: 1 });
      if (!res.destroyed) next();
    }
  };
}

/** A sender that pauses is not waited for. */
const firstBytes = (req: Request): Promise<Buffer> =>
  unlessLate(peekBody(req, TEXT_BYTES), TEXT_TIMEOUT, () => Buffer.alloc(0));
