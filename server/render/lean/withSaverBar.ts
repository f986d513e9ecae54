import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { Insertions } from '#server/render/HtmlSink.ts';
import { rareTabKeys } from '#shared/keys/rareTabKeys.ts';
import type { Locale } from '#shared/locales.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/**
 * Limits a row of the home to the tiles a phone shows at once: more would be loaded, and most are never seen. The row's heading leads to
 * all.
 */
const SHORT_ROWS = '@media (max-width: 767.98px){main section[aria-label]>ul>li:nth-child(n+3){display:none}}';

interface LeanPage {
  locale: Locale;
  /** Without the locale. */
  path: string;
  nonce: string;
}

/**
 * Runs in the browser, after the element it fills: shows the bytes of this visit by Resource Timing, earlier pages of the tab included.
 * Cached files count nothing, and other sites do not report sizes.
 */
const VISIT_COUNTER =
  `(function(){var o=document.currentScript.previousElementSibling,w=o.textContent,k="${rareTabKeys.visitBytes}",b=0,r=0;try{b=+sessionStorage[k]||0}catch(e){}` +
  'function n(){var t=performance.getEntriesByType("navigation")[0];return b+r+(t?t.transferSize:0)}' +
  'function s(){o.textContent=w.replace("0",Math.ceil(n()/1e3));o.hidden=false}' +
  'new PerformanceObserver(function(l){l.getEntries().forEach(function(x){r+=x.transferSize});s()}).observe({type:"resource",buffered:true});' +
  'addEventListener("load",function(){setTimeout(s)});addEventListener("pagehide",function(){try{sessionStorage[k]=n()}catch(e){}});s()})()';

const NONE: Insertions = { head: '', bodyStart: '', bodyEnd: '' };
const STYLE =
  ':root:root{--font-text:system-ui,sans-serif;--font-display:system-ui,sans-serif}[data-saver]{display:none}' +
  'saver-bar aside{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 12px;padding:4px 12px;font:400 14px/20px system-ui,sans-serif;color:var(--text);background:var(--raised)}' +
  'saver-bar button{min-height:32px;padding:0 12px;border:1px solid;border-radius:16px;font:inherit;color:inherit;background:none;cursor:pointer}';

/**
 * Adds the parts of a page for Save-Data visitors: fonts of the device, and a bar with the visit's bytes and a button that switches the
 * data saver off. React hydration skips elements that React never renders.
 */
export function withSaverBar(inserted: Insertions | undefined, { locale, path, nonce }: LeanPage): Insertions {
  const { head, bodyStart, bodyEnd } = inserted ?? NONE;
  const text = plainTexts(locale);
  const bar =
    `<saver-bar><aside aria-label="${text('plain.saverLabel')}"><span>${text('plain.saverOn')}</span>` +
    `<span hidden>${text('plain.saverVisit', { n: '0' })}</span><script nonce="${nonce}">${VISIT_COUNTER}</script>` +
    `<form method="post" action="${withLocale(paths.dataSaver.build(), locale)}"><input type="hidden" name="on" value="0">` +
    `<input type="hidden" name="from" value="${escapeHtml(path)}"><button type="submit">${text('plain.saverTurnOff')}</button></form></aside></saver-bar>`;
  return {
    head: `${head}<style nonce="${nonce}">${STYLE}${path === paths.home.build() ? SHORT_ROWS : ''}</style>`,
    bodyStart: bodyStart + bar,
    bodyEnd,
  };
}
