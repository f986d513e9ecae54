import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ContentError } from '#sandbox/content/ContentError.ts';
import type { Drafts, EntryName } from '#sandbox/content/createDrafts.ts';
import type { ContentEntry } from '#sandbox/content/createEntries.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { documentHeaders, renderDocument } from '#sandbox/http/renderDocument.ts';
import { sendJson } from '#sandbox/http/sendJson.ts';
import { DEFAULT_SANDBOX_LANGUAGE } from '#sandbox/world/players/languages.ts';
import { previewLink, signedText } from '#shared/preview/previewLink.ts';
import { EDITOR_SCRIPT } from './editorScript.ts';

/** Dependencies of createEditorPage. */
export interface EditorPageOptions {
  drafts: Drafts;
  /** Token of the controls. */
  token: string;
  /** Signs the links to the site's preview: PREVIEW_SECRET of the site. */
  secret: string;
  /** Origin of the site; undefined: drafts are edited without a preview. */
  site: () => string | undefined;
}

const LINK_SECONDS = 300;
const FIXED = ['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];

/** The page of the site on which a record is seen best. */
function pathOf(collection: string, { slug, url, locale }: ContentEntry): string {
  const address = collection === 'pages' ? `/${String(slug)}` : collection === 'seo-pages' ? String(url) : '/';
  if (locale === DEFAULT_SANDBOX_LANGUAGE) return address;
  return address === '/' ? `/${locale}` : `/${locale}${address}`;
}

/** The editor of one record at `/editor`, with the preview of the site beside it: a stand-in for the admin panel of Strapi. */
export function createEditorPage({ drafts, token, secret, site: siteOf }: EditorPageOptions) {
  function linkTo(site: string, to: string): string {
    const until = Math.floor(Date.now() / 1000) + LINK_SECONDS;
    const signature = createHmac('sha256', secret).update(signedText({ to, until })).digest('base64url');
    return `${site}${previewLink({ to, until, signature })}`;
  }

  function page({ collection, documentId, locale }: EntryName, site: string | undefined): string {
    const entry = drafts.read({ collection, documentId, locale });
    const fields = Object.fromEntries(Object.entries(entry).filter(([key]) => !FIXED.includes(key)));
    const params = new URLSearchParams({ collection, documentId, locale });
    const preview =
      site === undefined
        ? '<p>There is no site to preview on: start the sandbox with <code>SITE_URL</code>.</p>'
        : `<p><a href="/editor/preview?${params}" target="_blank">Preview in a tab</a></p><iframe title="Preview" src="/editor/preview?${params}"></iframe>`;
    const data = `data-token="${escapeHtml(token)}" data-collection="${escapeHtml(collection)}" data-entry="${escapeHtml(documentId)}" data-locale="${escapeHtml(locale)}" data-site="${escapeHtml(site ?? '')}"`;
    return `<div class="beside"><div><h1>${escapeHtml(collection)}, ${escapeHtml(locale)}</h1><p><a href="/#content">Sandbox</a></p>
<form ${data}><label>Fields of the draft<textarea name="fields" rows="24" cols="80" spellcheck="false">${escapeHtml(JSON.stringify(fields, null, 2))}</textarea></label>
<p><button value="save">Save the draft</button> <button value="publish">Publish</button> <button value="discard">Drop the draft</button></p><p role="status"></p></form></div><div>${preview}</div></div>`;
  }

  return function handleEditor(_req: IncomingMessage, res: ServerResponse, url: URL): void {
    if (url.pathname === '/editor.js')
      return void res.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(EDITOR_SCRIPT);
    const site = siteOf();
    const get = (name: string) => url.searchParams.get(name) ?? '';
    const name = { collection: get('collection'), documentId: get('documentId'), locale: get('locale') };
    try {
      if (url.pathname === '/editor/preview' && site !== undefined) {
        const location = linkTo(site, pathOf(name.collection, drafts.read(name)));
        return void res.writeHead(302, { location, 'cache-control': 'no-store' }).end();
      }
      const body = page(name, site);
      const policy = `${documentHeaders['content-security-policy']}; frame-src 'self'${site === undefined ? '' : ` ${site}`}`;
      res
        .writeHead(200, { ...documentHeaders, 'content-security-policy': policy })
        .end(renderDocument({ title: 'Editor', body, script: '/editor.js' }));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      sendJson(res, error.status, { error: error.message });
    }
  };
}
