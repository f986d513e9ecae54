import type { RequestHandler } from 'express';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import type { UploadsProxy } from '#server/passthrough/uploadsProxy.ts';
import { getHistoryExportRequest } from '#shared/api/play/games.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import { EXPORT_FILES } from '#shared/bets/exportFiles.ts';
import { paths } from '#shared/url/paths.ts';
import { playerFile } from './playerFile.ts';

/**
 * Serves an export of the bet history to the player who has ordered it: `?id=`. The platform tells by the session which file it is, and its
 * address, which anybody could open, leaves neither this server nor a log. 404 for an order of another player or without a file.
 */
export function exportFile(
  transportFor: Parameters<typeof playerFile>[0],
  uploads: Pick<UploadsProxy, 'serve'>,
): RequestHandler {
  return playerFile(
    transportFor,
    async ({ call, cookies }, req, res) => {
      const { id } = req.query;
      const { items } = typeof id === 'string' ? await call(getHistoryExportRequest, { id }) : { items: [] };
      const { url } = items.find((order) => sameId(order.id, String(id))) ?? {};
      if (!url?.startsWith(EXPORT_FILES)) return sendProblem(req, res, 404);
      for (const cookie of cookies()) res.append('Set-Cookie', cookie);
      uploads.serve(req, res, url);
    },
    paths.profileBetsExports.build(),
  );
}
