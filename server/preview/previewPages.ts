import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import { createPageUses } from '#server/content/createPageUses.ts';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { transportInScript } from '#server/platform/answers/transportInScript.ts';
import type { VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import type { RenderPageOptions } from '#server/render/RenderPageOptions.ts';
import { renderPage } from '#server/render/renderPage.ts';
import { allowEditorFrame, type EditorFrameEnv, editorOrigins } from './allowEditorFrame.ts';
import { createDraftReader, type DraftReaderOptions } from './createDraftReader.ts';
import { previewTransport } from './previewTransport.ts';
import { withPreviewBar } from './withPreviewBar.ts';

/** Dependencies of previewPages. */
export interface PreviewPagesOptions extends Pick<DraftReaderOptions, 'client' | 'rewrite' | 'redirects'> {
  env: EditorFrameEnv & Pick<Env, 'CONTENT_TIMEOUT'> & Partial<Pick<Env, 'CONTENT_PREVIEW_TOKEN'>>;
  /** Renders pages of visitors. */
  render: RenderPageOptions;
  guestTransport: (origin: string, trace: ReturnType<typeof contextOf>) => VisitorTransport;
}

/**
 * Answers the pages of an editor's preview: drafts, read for this answer alone; no page cache, no session, no note of what a page used. Runs
 * before the page cache.
 */
export function previewPages({
  env,
  client,
  rewrite,
  redirects,
  render,
  guestTransport,
}: PreviewPagesOptions): RequestHandler {
  function pageOf(req: Request, res: Response): RequestHandler {
    const context = contextOf(res);
    const { preview, pageLocale: locale, script, path } = context;
    const drafts = createDraftReader({
      client,
      rewrite,
      redirects,
      token: env.CONTENT_PREVIEW_TOKEN,
      timeout: env.CONTENT_TIMEOUT,
      trace: context,
      onError: (error) => render.onError(error, res),
    });
    const query = /\?[^#]*/.exec(req.originalUrl)?.[0] ?? '';
    const { onSession: _session, onBreak: _break, typedOf: _typed, preludes: _preludes, ...rest } = render;
    return renderPage({
      ...rest,
      uses: createPageUses(),
      content: drafts.bind,
      transportFor: () => {
        const { transport } = guestTransport(context.origin, context);
        return {
          transport: transportInScript(previewTransport(preview?.view ?? 'guest', transport), script),
          cookies: () => [],
        };
      },
      addInsertions: async (inserted, nonce) =>
        preview
          ? withPreviewBar(inserted, {
              preview,
              // A mistake must not take the page on which it is told.
              mistakes: await drafts.mistakes().catch((error: unknown) => {
                render.onError(error, res);
                return [];
              }),
              locale,
              script,
              path: path + query,
              nonce,
              origins: editorOrigins(env),
            })
          : inserted,
    });
  }
  return (req, res, next) => {
    const context = contextOf(res);
    if (!context.preview || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    context.uncacheable = 'preview';
    storeNowhere(res);
    res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    allowEditorFrame(res, env);
    return pageOf(req, res)(req, res, next);
  };
}
