import type { RequestHandler } from 'express';
import { discardBody } from '#server/http/body/discardBody.ts';
import { readFileForm } from '#server/http/body/readFileForm.ts';
import { createVisitorSlots } from '#server/http/limits/createVisitorSlots.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';

/** Bytes of a form: two of the largest files, and the text around them. */
const MAX_BYTES = 2 * ticketFiles.maxBytes + 256 * 1024;
/** Such a form is read into memory whole; a page with scripts sends its files one by one, without that. */
const SLOTS = { slots: 6, perVisitor: 1 };

const slot = Symbol('files');

/** The files that readTicketForm has read with the form of this request. */
export function filesOf(req: object): readonly File[] {
  return (req as { [slot]?: File[] })[slot] ?? [];
}

/** Whether a request brings a form with files. */
export function hasFiles(type: string | undefined): boolean {
  return /^multipart\/form-data\s*;/i.test(type ?? '');
}

/** Reads a form with files, sent without JavaScript: its fields as `req.body`, its files for filesOf. */
export function readTicketForm(): RequestHandler {
  const places = createVisitorSlots(SLOTS);
  return async (req, res, next) => {
    const leave = places.take(visitorKey(req));
    if (typeof leave === 'string') {
      sendProblem(req, res, 503);
      return discardBody(req, MAX_BYTES);
    }
    try {
      const form = await readFileForm(req, MAX_BYTES);
      if (res.destroyed) return;
      if (!form) {
        sendProblem(req, res, 413);
        return discardBody(req, MAX_BYTES);
      }
      const entries = [...form.entries()];
      req.body = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
      const files = entries.flatMap(([, value]) => (value instanceof File && value.size > 0 ? [value] : []));
      Object.assign(req, { [slot]: files });
      next();
    } finally {
      leave();
    }
  };
}
