import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Env } from '#config/env.ts';
import { sameOrigin } from '#server/http/hosts/sameOrigin.ts';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { plainDocument } from '#server/http/problems/plainDocument.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { PREVIEW_SECONDS, type Preview, type Previews } from '#server/http/session/createPreviews.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { previewPath, previewPhonePath, previewViews } from '#shared/preview/previewLink.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { paths } from '#shared/url/paths.ts';
import { allowEditorFrame, type EditorFrameEnv } from './allowEditorFrame.ts';

/** Dependencies of previewRoutes. */
export interface PreviewRoutesOptions {
  env: EditorFrameEnv & Partial<Pick<Env, 'PREVIEW_SECRET' | 'PUBLIC_HOSTS'>> & Pick<Env, 'PUBLIC_ORIGIN'>;
  previews: Previews;
  isSecure: (req: Request) => boolean;
}

interface PlainPage {
  title: string;
  body: string;
  styles?: string;
}

const MAX_BYTES = '8kb';
/** Pixels of a usual phone. */
const PHONE = { width: 390, height: 844 };

/**
 * The addresses of an editor's preview: the signed link, the forms of its bar, and a page at the size of a phone. While a preview lasts, every
 * other command is refused: a preview changes nothing.
 */
export function previewRoutes({ env, previews, isSecure }: PreviewRoutesOptions): RequestHandler[] {
  const isOurs = sameOrigin(env);

  function leadTo(req: Request, res: Response, page: string, { view, until }: Partial<Preview>): void {
    res.append(
      'Set-Cookie',
      previews.line(view === undefined || until === undefined ? null : { view, until }, isSecure(req)),
    );
    // Published answers of /content that the browser holds would stand for the drafts. Browsers heed it over https alone.
    if (isSecure(req)) res.set('Clear-Site-Data', '"cache"');
    res.redirect(303, page);
  }

  async function open(req: Request, res: Response): Promise<void> {
    // A HEAD, as link checkers send it, does not use the link.
    const query = new URLSearchParams(req.url.split('?')[1]);
    const page = req.method === 'GET' ? await previews.open(query) : undefined;
    const { preview } = contextOf(res);
    const until = Math.floor(Date.now() / 1000) + PREVIEW_SECONDS;
    if (page !== undefined) return leadTo(req, res, page, { view: 'guest', until });
    const again = query.get('to');
    // The editor's page loads its frame again: the link is used, and its preview goes on.
    if (preview && isSafeReturnPath(again)) return res.redirect(303, again);
    res.status(403);
    const text = plainTexts(contextOf(res).pageLocale);
    const title = text('plain.previewOverTitle');
    sendDocument(res, { title, body: `<h1>${title}</h1><p>${text('plain.previewOverText')}</p>` });
  }

  /** A plain page that an editor's page may frame; `title` and `body` are markup. */
  function sendDocument(res: Response, { title, body, styles = '' }: PlainPage): void {
    const { pageLocale: locale, nonce, brand } = contextOf(res);
    res.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; base-uri 'none'; frame-src 'self'; style-src 'nonce-${nonce}'`,
    );
    allowEditorFrame(res, env);
    res.type('html').send(plainDocument({ locale, brand, nonce, title, styles, body }));
  }

  function choose(req: Request, res: Response): void {
    const { view, from } = (req.body ?? {}) as Record<string, unknown>;
    const page = isSafeReturnPath(from) ? from : paths.home.build();
    const chosen = contextOf(res).preview && previewViews.find((one) => one === view);
    if (chosen !== undefined || req.headers['sec-fetch-dest'] !== 'iframe')
      return leadTo(req, res, page, { ...contextOf(res).preview, view: chosen });
    // The published page would not open in the editor's frame.
    res.append('Set-Cookie', previews.line(null, isSecure(req)));
    const text = plainTexts(contextOf(res).pageLocale);
    const link = `<a href="${escapeHtml(page)}" target="_blank">${text('plain.previewPublished')}</a>`;
    const title = text('plain.previewEndedTitle');
    sendDocument(res, { title, body: `<h1>${title}</h1><p>${text('plain.previewEndedText')}</p>${link}` });
  }

  function showPhone(req: Request, res: Response): void {
    const { pageLocale: locale, preview } = contextOf(res);
    if (!preview) return sendProblem(req, res, 403);
    const to = new URLSearchParams(req.url.split('?')[1]).get('to');
    const page = escapeHtml(isSafeReturnPath(to) ? to : paths.home.build());
    const text = plainTexts(locale);
    const title = text('plain.previewPhone');
    const { width, height } = PHONE;
    sendDocument(res, {
      title,
      styles: `body{padding:8px}main{max-width:${width + 2}px}iframe{display:block;width:100%;height:min(${height}px,calc(100vh - 80px));border:1px solid;border-radius:16px}`,
      body: `<a href="${page}">${text('plain.previewFull')}</a><iframe title="${title}" src="${page}"></iframe>`,
    });
  }

  const read = express.urlencoded({ extended: false, limit: MAX_BYTES });
  const addressOf = (res: Response) => contextOf(res).url.split('?', 1)[0] ?? '';
  const isPreviewAddress = (res: Response) => [previewPath, previewPhonePath].includes(addressOf(res));
  const answer: RequestHandler = (req, res, next) => {
    const { preview } = contextOf(res);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isPreviewAddress(res)) {
      if (!preview) return next();
      if (!isRead || contextOf(res).path.startsWith('/oauth/')) return sendProblem(req, res, 403);
      allowEditorFrame(res, env);
      return next();
    }
    if (env.PREVIEW_SECRET === undefined) return next();
    storeNowhere(res);
    res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' });
    const address = addressOf(res);
    if (isRead) return address === previewPath ? open(req, res) : showPhone(req, res);
    // answerServerPaths refuses other methods.
    if (address !== previewPath || req.method !== 'POST') return next();
    return isOurs(req) ? choose(req, res) : sendProblem(req, res, 403);
  };
  return [(req, res, next) => (req.method === 'POST' && isPreviewAddress(res) ? read(req, res, next) : next()), answer];
}
