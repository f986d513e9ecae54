import type { Request, RequestHandler, Response } from 'express';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import type { UploadsProxy } from '#server/passthrough/uploadsProxy.ts';
import type { FilePasses, PassedFile } from '#server/plain/support/createFilePasses.ts';
import { getFile } from '#shared/api/site/ticketFiles.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { ticketFileTypes } from '#shared/support/ticketFileKind.ts';
import { TICKET_FILES } from '#shared/support/ticketFilePlace.ts';
import { paths } from '#shared/url/paths.ts';
import { playerFile } from './playerFile.ts';

/**
 * Serves a file of a ticket, to be stored and never shown by the browser as a page of this site: `?id=` to the player whose ticket it is, `?pass=`
 * to whoever has opened the ticket by number and code within the last minute. 404 for anybody else.
 */
export function ticketFile(
  transportFor: Parameters<typeof playerFile>[0],
  uploads: Pick<UploadsProxy, 'serve'>,
  passes: Pick<FilePasses, 'read'>,
): RequestHandler {
  const send = (req: Request, res: Response, file: PassedFile | undefined): void => {
    const end = Object.values(ticketFileTypes).find(({ type }) => type === file?.type)?.end;
    if (!file?.place.startsWith(TICKET_FILES) || end === undefined) return sendProblem(req, res, 404);
    uploads.serve(req, res, file.place, `support.${end}`);
  };
  const file = playerFile(
    transportFor,
    async ({ call, cookies }, req, res) => {
      const { id } = req.query;
      const content = await call(getFile, { id: String(id) }).catch((error: unknown) => {
        if (error instanceof AppError && error.type === 'InvalidParameterException') return undefined;
        throw error;
      });
      for (const cookie of cookies()) res.append('Set-Cookie', cookie);
      send(req, res, content && { place: content.url, type: content.type });
    },
    paths.profileNotification.build(),
  );
  return (req, res, next) => {
    const { pass } = req.query;
    if (typeof pass !== 'string') return file(req, res, next);
    storeNowhere(res);
    send(req, res, passes.read(pass));
  };
}
