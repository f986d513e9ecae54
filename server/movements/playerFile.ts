import type { Request, RequestHandler, Response } from 'express';
import { whenAbandoned } from '#server/http/body/whenAbandoned.ts';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { type Call, createCall } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { DEFAULT_LOCALE, inScript, isLocale, type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Calls, language and cookies for writing a file of a player. */
export interface FileOrder {
  /** Calls the platform as the player; aborted when they leave. */
  call: Call;
  /** Language of the texts in the file. */
  locale: Locale;
  /** Set-Cookie lines of the platform's answers so far. */
  cookies(): string[];
}

type TransportFor = (req: Request, res: Response) => VisitorTransport;

/** Serves a file of the signed-in player, with `no-store`. Guests and ended sessions get a 302 to `page`, the private page of the file. */
export function playerFile(
  transportFor: TransportFor,
  send: (order: FileOrder, req: Request, res: Response) => Promise<void>,
  page: string = paths.statement.build(),
): RequestHandler {
  return async (req, res) => {
    storeNowhere(res);
    const { locale: queryLocale } = req.query;
    const locale = isLocale(queryLocale) ? queryLocale : DEFAULT_LOCALE;
    const signInFirst = () => void res.status(302).setHeader('Location', withLocale(page, locale)).end();
    if (contextOf(res).isGuest) return signInFirst();
    const abort = new AbortController();
    whenAbandoned(res, () => abort.abort());
    const { transport, cookies } = transportFor(req, res);
    const call = createCall(
      (request) => transport({ ...request, signal: abort.signal }),
      () => locale,
    );
    try {
      await send({ call, locale: inScript(locale, contextOf(res).script), cookies }, req, res);
    } catch (error) {
      if (!(error instanceof AppError) || error.type !== 'AuthorizationException' || res.headersSent) throw error;
      signInFirst();
    }
  };
}
