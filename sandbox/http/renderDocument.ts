import { createHash } from 'node:crypto';

/** The style of every page of the sandbox: plain, readable on a phone, light and dark. */
const STYLE = `:root{color-scheme:light dark;--line:#8886;--soft:#8881}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1rem}
body.narrow{max-width:26rem}h1{font-size:1.6rem;overflow-wrap:break-word}.narrow h1{font-size:1.3rem}.narrow :is(label,input){max-width:100%}
h2{font-size:1.2rem;margin-top:2.2rem;border-top:1px solid var(--line);padding-top:.8rem}
table{border-collapse:collapse;width:100%;margin:.6rem 0}td,th{border:1px solid var(--line);padding:.35rem .6rem;text-align:left;vertical-align:top}
th{background:var(--soft)}caption{text-align:left;font-weight:600;padding:.3rem 0}.wide{overflow-x:auto}
form.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.5rem 0}td form.row{margin:0}
label{display:inline-flex;flex-direction:column;font-size:.85rem;gap:.15rem}
input,select,button,textarea{font:inherit;padding:.4rem .6rem;border:1px solid var(--line);border-radius:.4rem;min-height:2.4rem;background:Canvas;color:CanvasText}
button{cursor:pointer;background:var(--soft)}.narrow button{width:100%;padding:.7rem;margin:.25rem 0}
nav ul{display:flex;flex-wrap:wrap;gap:.3rem 1rem;padding:0;list-style:none}[role=status]{border:2px solid #2a9d3a;border-radius:.5rem;padding:.5rem .8rem}[role=status].wrong{border-color:#c62828}
textarea{width:100%;font-family:monospace;font-size:.85rem}iframe{width:100%;height:80vh;border:1px solid var(--line)}
code{overflow-wrap:anywhere}svg{max-width:16rem;height:auto;background:#fff;padding:.5rem}.narrow img{max-width:100%}
@media(min-width:75rem){body:has(.beside){max-width:none}.beside{display:grid;grid-template-columns:minmax(22rem,1fr) minmax(0,2fr);gap:1rem}}`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

export interface DocumentOptions {
  title: string;
  body: string;
  /** Limits the page to the width of a phone. */
  isNarrow?: boolean;
  lang?: string;
  /** URL of the page's script, on the sandbox's origin. */
  script?: string;
  /** Seconds until the page reloads itself. */
  refresh?: number;
}

/** A whole page; `title` and `body` are markup. */
export function renderDocument({ title, body, isNarrow, lang = 'en', script, refresh }: DocumentOptions): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`}<title>${title}</title><style>${STYLE}</style>
${script === undefined ? '' : `<script src="${script}" defer></script>`}</head><body${isNarrow ? ' class="narrow"' : ''}><main>${body}</main></body></html>`;
}

/** Headers of such a page. Forms may lead to any origin, because a form post redirects back to the site. */
export const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src ${STYLE_HASH}; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'`,
} as const;
