import { joinScripts } from '#sandbox/games/joinScripts.ts';
import { drawName } from '#sandbox/games/slot/frame/art/drawName.ts';
import type { SlotLook } from '#sandbox/games/slot/frame/art/SlotLook.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { baseStyles } from './baseStyles.ts';
import { frameIcons } from './frameIcons.ts';
import { frameMessages } from './frameMessages.ts';
import { scopedSvg } from './scopedSvg.ts';

export interface FrameDocument {
  game: { sysname: string; name: string };
  look: SlotLook;
  locale: SandboxLanguage;
  nonce: string;
  /** Added after the styles that all frames share. */
  styles: string;
  /** Markup between the name and the sheets. */
  body: string;
  /** Markup of the rules sheet. */
  rules: string;
  /** Browser files in dependency order; the last one exports `app`. */
  scripts: readonly string[];
  app: string;
  /** The argument of `app`. */
  data: object;
}

const SHARED = [
  'formatMinor.ts',
  'fillMessages.ts',
  'newRoundId.ts',
  'pickElement.ts',
  'setDisabled.ts',
  'siteOrigin.ts',
  'isSeedOfHash.ts',
  'createTable.ts',
  'createTabStorage.ts',
  'createSheets.ts',
];

/** The document of a game's frame: its name, the game, and the sheets and dialogs that all games have. */
export function frameDocument(frame: FrameDocument): string {
  const { game, look, locale, nonce, styles, body, rules, scripts, app, data } = frame;
  const messages = frameMessages[locale];
  const name = escapeHtml(game.name);
  const close = `<form method="dialog"><button class="shut" aria-label="${messages.close}">✕</button></form>`;
  // Inside a script element only `<` can end the element or open a comment.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `(() => {\n'use strict';\n${joinScripts([...SHARED, ...scripts])}\n${app}(JSON.parse(document.getElementById('data').textContent));\n})();`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex"><title>${name}</title><style nonce="${nonce}">${baseStyles(look, game.sysname)}${styles}</style></head>
<body>
<button type="button" class="aside" id="open-info" aria-label="${messages.info}" aria-haspopup="dialog">${frameIcons.info}</button>
<button type="button" class="aside" id="open-rounds" aria-label="${messages.rounds}" aria-haspopup="dialog">${frameIcons.rounds}</button>
<h1 class="name"><span class="hidden">${name}</span>${scopedSvg(drawName(game.name, look, 1), 'name')}</h1>
${body}
<noscript><p class="message">${messages.noScript}</p></noscript>
<div id="live" class="hidden" role="status" aria-live="polite"></div>
<dialog id="info" aria-labelledby="info-title"><div class="head"><h2 id="info-title">${messages.info}</h2>${close}</div><div class="text">${rules}</div></dialog>
<dialog id="rounds" aria-labelledby="rounds-title"><div class="head"><h2 id="rounds-title">${messages.rounds}</h2>${close}</div><div class="text">
<p id="no-rounds">${messages.noRounds}</p><ul class="rounds" id="history"></ul>
<h3>${messages.fair}</h3><p>${messages.fairText}</p><label class="field">${messages.clientSeed}<input id="client-seed" maxlength="64" pattern="[A-Za-z0-9_-]*" autocomplete="off" spellcheck="false"></label>
<p>${messages.nonce}: <b id="next-nonce"></b></p><p>${messages.nextHash}</p><code id="next-hash"></code></div></dialog>
<template id="round-template"><li><div class="sums"><span>${messages.bet}: <b data-put="bet"></b></span><span>${messages.win}: <b data-put="win"></b></span><span><b data-put="outcome"></b></span></div>
<details><summary>${messages.fair}: <b data-put="verdict"></b></summary><p>${messages.hash}</p><code data-put="hash"></code><p>${messages.seed}</p><code data-put="seed"></code><p>${messages.usedClientSeed}</p><code data-put="client_seed"></code><p>${messages.nonce}: <b data-put="nonce"></b></p></details></li></template>
<dialog id="banner" aria-labelledby="banner-title"><form method="dialog" class="ask"><h2 id="banner-title"></h2><p class="sum" id="banner-text"></p><div class="buttons"><button class="main">${messages.goOn}</button></div></form></dialog>
<dialog id="trouble" role="alertdialog" aria-labelledby="trouble-title" aria-describedby="trouble-text"><form method="dialog" class="ask"><h2 id="trouble-title"></h2><p id="trouble-text"></p><div class="buttons"><button class="main" value="go" id="trouble-go"></button></div></form></dialog>
<script type="application/json" id="data">${json}</script><script nonce="${nonce}">${script}</script></body></html>`;
}
