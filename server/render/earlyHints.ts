import type { Request, RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import { contextOf } from '../http/requestContext.ts';
import type { Renderer } from './Renderer.ts';

export interface EarlyHintsOptions {
  env: Pick<Env, 'EARLY_HINTS'>;
  renderer: Renderer;
}

/**
 * With EARLY_HINTS=on, names the styles, fonts and scripts of a page in a 103 (RFC 8297) while its loaders are still at
 * work; to who saves data the styles alone. Stands behind the page cache: a cached page is there at once. Pictures are not named; which ones, only the loaders know.
 */
export function earlyHints({ env, renderer }: EarlyHintsOptions): RequestHandler {
  return async (req, res, next) => {
    if (env.EARLY_HINTS === 'off' || !isNavigation(req)) return next();
    const { hintsOf } = await renderer.entry();
    const { sources, fonts } = hintsOf(req.path, contextOf(res).script);
    const { reading, savesData } = contextOf(res);
    const { styles, modules } = await renderer.assets.assetsFor(sources, reading);
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

/** Browsers read hints for documents alone, and HTTP/1.0 has no answers before the answer. */
function isNavigation(req: Request): boolean {
  return req.method === 'GET' && req.get('sec-fetch-mode') === 'navigate' && req.httpVersion !== '1.0';
}
