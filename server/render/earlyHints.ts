import type { Request, RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { contextOf, matchOf } from '#server/http/requestContext.ts';
import type { Renderer } from './Renderer.ts';

/** The switch, and the renderer that knows a page's files. */
export interface EarlyHintsOptions {
  env: Pick<Env, 'EARLY_HINTS'>;
  renderer: Renderer;
}

/**
 * With EARLY_HINTS=on, sends the styles, fonts and scripts of a page in a 103 (RFC 8297) while its loaders run; for Save-Data visitors only
 * the styles. Runs behind the page cache, because a cached page is sent at once. Images are not included: only the loaders know them.
 */
export function earlyHints({ env, renderer }: EarlyHintsOptions): RequestHandler {
  return async (req, res, next) => {
    if (env.EARLY_HINTS === 'off' || !isNavigation(req)) return next();
    const { hintsOf } = await renderer.entry();
    const { sources, fonts } = hintsOf(matchOf(res), contextOf(res).script);
    const { pageLocale, savesData } = contextOf(res);
    const { styles, modules } = await renderer.assets.assetsFor(sources, pageLocale);
    const late = savesData
      ? []
      : [
          ...fonts.map((href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`),
          ...[...new Set([...renderer.assets.entry, ...modules])].map((href) => `<${href}>; rel=modulepreload`),
        ];
    const link = [...styles.map((href) => `<${href}>; rel=preload; as=style`), ...late];
    if (!res.headersSent && !res.closed) res.writeEarlyHints({ link });
    next();
  };
}

/** Browsers use hints only for documents, and HTTP/1.0 has no interim answers. */
function isNavigation(req: Request): boolean {
  return req.method === 'GET' && req.get('sec-fetch-mode') === 'navigate' && req.httpVersion !== '1.0';
}
