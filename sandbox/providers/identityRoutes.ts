import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { readForm } from '#sandbox/http/readForm.ts';
import { documentHeaders, renderDocument } from '#sandbox/http/renderDocument.ts';
import { sendJson } from '#sandbox/http/sendJson.ts';
import { type IdentityClaims, SIDES } from '#sandbox/providers/identityProvider.ts';
import { DEFAULT_SANDBOX_LANGUAGE, isSandboxLanguage, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type IdentityMessageId, identityMessage } from './identityMessages.ts';
import { FRAME_SCRIPT, WEB_SDK } from './identityScripts.ts';

const ROOT = '/_/identity/';
const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';

/** The id of the check that a token opens: a requisite check, or the check of the person. */
const checkOf = ({ action, applicant_id }: IdentityClaims) => action || applicant_id;

function sendScript(res: ServerResponse, text: string): void {
  res
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .end(text);
}

/**
 * The fake identity provider under `/_/identity/`: `websdk.js` for the site, the frame it opens (`frame`), the upload of
 * documents (`documents`) and their status (`state`). All require the access token of `sumsub.getAccessToken`.
 */
export function createIdentityRoutes({ cashier: { identity } }: Pick<World, 'cashier'>) {
  function framePage(token: string, claims: IdentityClaims | 'expired' | undefined, locale: SandboxLanguage): string {
    const format = (id: IdentityMessageId) => identityMessage(locale, id);
    const state = typeof claims === 'object' ? identity.state(checkOf(claims)) : undefined;
    const isAction = typeof claims === 'object' && claims.action !== '';
    const title = format(isAction ? 'requisites' : 'title');
    const status = state?.status ?? 'expired';
    const statusId: IdentityMessageId = status === 'rejected' && !state?.is_final ? 'retry' : status;
    const messageId = isAction && statusId === 'approved' ? 'requisitesApproved' : statusId;
    const isOpen = status === 'init' || (status === 'rejected' && !state?.is_final);
    const inputs = SIDES.map(
      (side) =>
        `<p><label for="${side}">${format(side)}</label><input type="file" id="${side}" name="${side}" accept="${ACCEPT}"${side === 'back' ? '' : ' required'}></p>`,
    ).join('');
    const form = `<form method="post" enctype="multipart/form-data" action="${ROOT}documents?${escapeHtml(new URLSearchParams({ token, lang: locale }).toString())}">
<p>${format(isAction ? 'requisitesIntro' : 'intro')}</p>${inputs}<p role="alert"></p><button>${format(status === 'init' ? 'send' : 'again')}</button></form>`;
    const reasons = (state?.labels ?? []).map((label) => `<li><code>${escapeHtml(label)}</code></li>`).join('');
    return renderDocument({
      title,
      lang: locale,
      isNarrow: true,
      script: `${ROOT}frame.js`,
      body: `<div id="identity" data-token="${escapeHtml(token)}" data-status="${status}"${isAction ? ' data-action' : ''}><h1>${title}</h1>
<p role="status">${format(messageId)}</p>${state?.comment ? `<p>${escapeHtml(state.comment)}</p>` : ''}${reasons ? `<ul>${reasons}</ul>` : ''}${isOpen ? form : ''}</div>`,
    });
  }

  async function takeDocuments(
    req: IncomingMessage,
    res: ServerResponse,
    claims: IdentityClaims,
    url: URL,
    locale: SandboxLanguage,
  ) {
    const refuse = (id: IdentityMessageId) => sendJson(res, 422, { error: identityMessage(locale, id) });
    const form = await readForm(req);
    for (const side of SIDES) {
      const file = form.get(side);
      if (!(file instanceof File) || (file.size === 0 && file.name === '')) continue;
      const problem = identity.receive(checkOf(claims), side, Buffer.from(await file.arrayBuffer()));
      if (problem) return refuse(problem);
    }
    if (!identity.submit(claims)) return refuse('missing');
    if (req.headers.accept?.includes('json')) return sendJson(res, 200, { data: 1 });
    // Before its script is ready, or without one, the browser posts the form: back to the frame, which reports the submission.
    res.writeHead(303, { location: `${ROOT}frame${url.search}#submitted`, 'cache-control': 'no-store' }).end();
  }

  return async function handleIdentity(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const route = `${req.method} ${url.pathname.slice(ROOT.length)}`;
    if (route === 'GET websdk.js') return sendScript(res, WEB_SDK);
    if (route === 'GET frame.js') return sendScript(res, FRAME_SCRIPT);
    const token = url.searchParams.get('token') ?? '';
    const lang = url.searchParams.get('lang');
    const locale = isSandboxLanguage(lang) ? lang : DEFAULT_SANDBOX_LANGUAGE;
    const claims = identity.read(token);
    if (route === 'GET frame') {
      res.writeHead(claims === undefined ? 401 : 200, documentHeaders).end(framePage(token, claims, locale));
      return;
    }
    if (claims === undefined || claims === 'expired') {
      req.resume();
      return sendJson(res, 401, { error: identityMessage(locale, 'expired') });
    }
    if (route === 'GET state')
      return sendJson(res, 200, { data: identity.state(checkOf(claims)) ?? null }, { 'cache-control': 'no-store' });
    if (route === 'POST documents') return takeDocuments(req, res, claims, url, locale);
    req.resume();
    sendJson(res, 404, { error: `no ${route}` });
  };
}
