import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import type { Preview } from '#server/http/session/createPreviews.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { Insertions } from '#server/render/HtmlSink.ts';
import type { Mistake } from '#shared/content/mistakes/findMistakes.ts';
import { languages } from '#shared/languages.ts';
import { type Locale, languageOf, withLocale } from '#shared/locales.ts';
import { previewPath, previewPhonePath, previewViews } from '#shared/preview/previewLink.ts';
import { readingAddress } from '#shared/url/readingAddress.ts';

/** What the bar shows and where its controls lead. */
export interface PreviewBar {
  preview: Preview;
  mistakes: readonly Mistake[];
  locale: Locale;
  script: string | undefined;
  /** Path without the locale, and query. */
  path: string;
  nonce: string;
  /** Origins of the editors' pages, whose messages reload the page. */
  origins: readonly string[];
}

const MISTAKES_SHOWN = 50;
const VIEW_TEXTS = {
  guest: 'plain.previewAsGuest',
  player: 'plain.previewAsPlayer',
  quiet: 'plain.previewAsQuiet',
} as const;

const STYLE =
  'preview-bar aside{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:4px 12px;font:400 14px/20px system-ui,sans-serif;color:#1a1a1a;background:#ffd54a}' +
  'preview-bar form,preview-bar nav{display:flex;flex-wrap:wrap;align-items:center;gap:4px}' +
  'preview-bar a,preview-bar button,preview-bar summary{display:inline-flex;align-items:center;min-height:32px;padding:0 10px;border:1px solid #1a1a1a;border-radius:16px;font:inherit;color:inherit;background:none;text-decoration:none;cursor:pointer}' +
  'preview-bar [aria-pressed=true],preview-bar [aria-current]{color:#ffd54a;background:#1a1a1a}' +
  'preview-bar :focus-visible{outline:3px solid #1a1a1a;outline-offset:2px}' +
  'preview-bar ul{max-height:40vh;overflow:auto;margin:4px 0;padding-inline-start:20px;overflow-wrap:anywhere}' +
  // One line on a phone, or the bar would cover a third of the page.
  '@media (max-width:599.98px){preview-bar aside,preview-bar form,preview-bar nav{flex-wrap:nowrap;flex:none}preview-bar aside{overflow-x:auto;white-space:nowrap}preview-bar ul{position:fixed;inset-inline:0;top:40px;z-index:9;margin:0;padding:8px 12px 8px 28px;white-space:normal;background:#ffd54a}}';

/**
 * Runs in the browser, before the operator's code of the body: tells the editor's page that the site is there, loads the page again when that
 * page says that the draft has changed (`strapiUpdate`), and lists errors of scripts in the bar.
 */
const LISTENER =
  '(function(b){var s=document.currentScript,o=s.dataset.origins.split(" "),d=s.previousElementSibling,u=d.querySelector("ul"),c=d.querySelector("summary"),n=+c.dataset.n;' +
  'if(parent!==window)o.forEach(function(x){x&&parent.postMessage({type:"previewReady"},x)});' +
  'addEventListener("message",function(e){if(o.indexOf(e.origin)>-1&&e.data&&e.data.type==="strapiUpdate")location.reload()});' +
  'addEventListener("error",function(e){if(!e.message)return;var l=document.createElement("li");l.textContent=s.dataset.kind+": "+e.message;u.appendChild(l);d.hidden=false;n++;c.textContent=c.dataset.text.replace("0",n)})})()';

/** Adds the bar of a preview: whose page it is, languages, phone size, mistakes, and the way out. Hydration skips it. */
export function withPreviewBar(inserted: Insertions | undefined, bar: PreviewBar): Insertions {
  const { preview, mistakes, locale, script, path, nonce, origins } = bar;
  const text = plainTexts(locale);
  const here = escapeHtml(withLocale(path, languageOf(locale)));
  const from = `<input type="hidden" name="from" value="${here}">`;
  const views = previewViews
    .map(
      (view) =>
        `<button name="view" value="${view}" aria-pressed="${view === preview.view}">${text(VIEW_TEXTS[view])}</button>`,
    )
    .join('');
  const links = (Object.keys(languages) as Locale[])
    .map(
      (one) =>
        `<a lang="${one}" href="${escapeHtml(readingAddress(path, one, script))}"${one === locale ? ' aria-current="true"' : ''}>${languages[one].name}</a>`,
    )
    .join('');
  const items = mistakes
    .slice(0, MISTAKES_SHOWN)
    .map(
      ({ kind, collection, field, detail }) =>
        `<li>${text(`plain.mistake.${kind}`)}: <code>${escapeHtml(`${collection} ${field}`.trim())}</code> — ${escapeHtml(detail)}</li>`,
    )
    .join('');
  const told =
    mistakes.length === 0
      ? text('plain.previewNoMistakes')
      : text('plain.previewMistakes', { n: String(mistakes.length) });
  const html =
    `<preview-bar><aside aria-label="${text('plain.previewLabel')}"><strong>${text('plain.previewDraft')}</strong>` +
    `<form method="post" action="${previewPath}" aria-label="${text('plain.previewAs')}">${from}${views}</form>` +
    `<nav aria-label="${text('plain.previewLabel')}">${links}<a href="${previewPhonePath}?to=${encodeURIComponent(withLocale(path, languageOf(locale)))}">${text('plain.previewPhone')}</a></nav>` +
    `<details><summary data-n="${mistakes.length}" data-text="${text('plain.previewMistakes', { n: '0' })}">${told}</summary><ul>${items}</ul></details>` +
    `<script nonce="${nonce}" data-origins="${origins.map(escapeHtml).join(' ')}" data-kind="${text('plain.mistake.script')}">${LISTENER}</script>` +
    `<form method="post" action="${previewPath}">${from}<button name="view" value="">${text('plain.previewLeave')}</button></form></aside></preview-bar>`;
  const { head = '', bodyStart = '', bodyEnd = '' } = inserted ?? {};
  return { head: `<style nonce="${nonce}">${STYLE}</style>${head}`, bodyStart: html + bodyStart, bodyEnd };
}
