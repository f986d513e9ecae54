import type { RequestHandler } from 'express';
import { peekBody } from '#server/http/body/peekBody.ts';
import { apiCallOf } from '#server/platform/apiGuard.ts';
import { refuseCall } from '#server/platform/refuseCall.ts';
import { addFile } from '#shared/api/site/ticketFiles.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { KIND_BYTES, ticketFileKind } from '#shared/support/ticketFileKind.ts';

/** The parts before the content of the file, as browsers write them, fit with room. */
const BEGINNING = 1024;

/** The key, then the file; everything after this is its content. */
const PARTS =
  /^--[^\r\n]{1,200}\r\nContent-Disposition: form-data; name="key"\r\n\r\n[^\r\n]{1,100}\r\n--[^\r\n]{1,200}\r\nContent-Disposition: form-data; name="file"; filename="[^"\r\n]{0,400}"\r\nContent-Type: [^\r\n]{1,100}\r\n\r\n/i;

/**
 * Refuses files for messages to support that are no picture and no PDF, by the beginning of their content: the rest has not been read yet, and
 * takes no connection of the platform. Runs after apiGuard.
 */
export function checkTicketFile(): RequestHandler {
  const check: RequestHandler = async (req, res, next) => {
    const body = await peekBody(req, BEGINNING);
    // Not `req.destroyed`, which is also true once an empty body has been read.
    if (res.destroyed) return;
    const begins = PARTS.exec(body.toString('latin1'))?.[0].length;
    if (begins !== undefined && ticketFileKind(body.subarray(begins, begins + KIND_BYTES)) !== null) return next();
    const error =
      begins === undefined
        ? new AppError('InvalidRequestException', { status: 400, message: 'The form is not as a browser writes it' })
        : new AppError('InvalidParameterException', {
            message: 'The file is of another kind',
            data: { file: ['kind'] },
          });
    refuseCall(res, error);
  };
  return (req, res, next) => (apiCallOf(res).method.name === addFile.name ? check(req, res, next) : next());
}
