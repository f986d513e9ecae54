import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { scopedSvg } from '#sandbox/games/frame/scopedSvg.ts';
import { joinScripts } from '#sandbox/games/joinScripts.ts';
import type { SlotFrameProps } from '#sandbox/games/slot/SlotFrameProps.ts';
import {
  DECLARED_RTP,
  LINES,
  PAYTABLE,
  REEL_STRIPS,
  REELS,
  SCATTER_PAYS,
  SLOT_ROWS,
  type SlotSymbol,
} from '#sandbox/games/slot/slotMaths.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { drawName } from './art/drawName.ts';
import type { SlotLook } from './art/SlotLook.ts';
import { slotLooks } from './art/slotLooks.ts';
import type { FrameData } from './FrameData.ts';
import { frameStyles } from './frameStyles.ts';
import { type SlotMessages, slotMessages } from './slotMessages.ts';

const SCRIPTS = [
  'formatMinor.ts',
  'fillMessages.ts',
  'newRoundId.ts',
  'siteOrigin.ts',
  'isSeedOfHash.ts',
  'createTable.ts',
  'createTabStorage.ts',
  'pickElement.ts',
  'slot/createReels.ts',
  'slot/drawWinLines.ts',
  'slot/createWinShow.ts',
  'slot/createSpinHistory.ts',
  'slot/slotDialogs.ts',
  'slot/flattenSymbols.ts',
  'slot/showSymbols.ts',
  'setDisabled.ts',
  'slot/slotApp.ts',
];

/** The script starts after the document is laid out and painted: in one task with the reels it would block a cheap phone. */
const scriptOf = () => `(() => {
'use strict';
${joinScripts(SCRIPTS)}
const start = () => slotApp(JSON.parse(document.getElementById('data').textContent));
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
})();`;

const icon = (d: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`;
const ICONS = {
  spin: icon('M20 5v5h-5M4 19v-5h5M19.4 10A7.8 7.8 0 0 0 5.6 7.9L4.5 9M4.6 14a7.8 7.8 0 0 0 13.8 2.1l1.1-1.1'),
  turbo: icon('M5 5l7 7-7 7M12.5 5l7 7-7 7'),
  info: icon('M12 11v6M12 7.5v.1M12 3a9 9 0 1 0 .1 0z'),
  rounds: icon('M3.8 8.5V4M3.8 8.5h4.5M4.2 8.3a8.5 8.5 0 1 1-.6 5.2M12 7.5v5l3.2 1.8'),
  less: icon('M6 12h12'),
  more: icon('M12 6v12M6 12h12'),
};

/** Renders the frame of a slot. The table decides a spin; the frame requests and shows it. */
export function renderSlotFrame(props: SlotFrameProps): string {
  const { game, theme, mode, locale, nonce, currency, isGuest, seat } = props;
  const messages = slotMessages[locale];
  const look = slotLooks[theme.id] ?? (slotLooks['samarkand'] as SlotLook);
  const unit = currencyUnit(currency, locale);
  const labels = Object.fromEntries(
    Object.entries(theme.symbols).map(([symbol, { label }]) => [symbol, label[locale]]),
  ) as FrameData['labels'];
  const data: FrameData = {
    sysname: game.sysname,
    mode,
    locale,
    isGuest,
    currency,
    unit,
    seat,
    grid: firstGrid(),
    lines: LINES,
    labels,
    messages,
  };
  // Inside a script element only `<` can end the element or open a comment.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const name = escapeHtml(game.name);
  const close = `<form method="dialog"><button class="shut" aria-label="${messages.close}">✕</button></form>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex"><title>${name}</title><style nonce="${nonce}">${frameStyles(theme, look, game.sysname)}</style></head>
<body${look.isFelt ? ' class="felt"' : ''}>
<button type="button" class="aside" id="open-info" aria-label="${messages.info}" aria-haspopup="dialog">${ICONS.info}</button>
<button type="button" class="aside" id="open-rounds" aria-label="${messages.rounds}" aria-haspopup="dialog">${ICONS.rounds}</button>
<h1 class="name"><span class="hidden">${name}</span><span class="one">${scopedSvg(drawName(game.name, look, 1), 'o')}</span><span class="two">${scopedSvg(drawName(game.name, look, 2), 't')}</span></h1>
<main class="box" aria-label="${name}"><div class="cabinet"><div class="window" id="reels" role="img" aria-label="${messages.reels}">${'<div class="reel"><div class="strip"></div></div>'.repeat(REELS)}
<svg id="lines" viewBox="0 0 ${REELS * 100} ${SLOT_ROWS * 100}" preserveAspectRatio="none" aria-hidden="true"></svg></div></div></main>
<div class="message"><span id="free" hidden></span><p id="message"></p></div>
<noscript><p class="message">${messages.noScript}</p></noscript>
<div class="panel">
<dl class="meters"><div><dt>${mode === 'demo' ? messages.balanceDemo : messages.balance}</dt><dd id="balance">${formatMinor(seat.balance, unit)}</dd></div><div><dt>${messages.win}</dt><dd id="win">${formatMinor(0, unit)}</dd></div></dl>
<div class="stake"><div class="stepper" role="group" aria-label="${messages.bet}"><button type="button" class="step" id="less" aria-label="${messages.betLess}">${ICONS.less}</button><span id="bet" role="img"></span><button type="button" class="step" id="more" aria-label="${messages.betMore}">${ICONS.more}</button></div></div>
<button type="button" id="spin" aria-label="${messages.spin}">${ICONS.spin}</button>
<button type="button" id="turbo" aria-pressed="false" aria-label="${messages.turbo}" title="${messages.turbo}">${ICONS.turbo}</button>
</div>
<div id="live" class="hidden" role="status" aria-live="polite"></div>
<dialog id="info" aria-labelledby="info-title"><div class="head"><h2 id="info-title">${messages.info}</h2>${close}</div><div class="text">${infoPanel(messages, labels, seat, unit)}</div></dialog>
<dialog id="rounds" aria-labelledby="rounds-title"><div class="head"><h2 id="rounds-title">${messages.rounds}</h2>${close}</div><div class="text">
<p id="no-rounds">${messages.noRounds}</p><ul class="rounds" id="history"></ul>
<h3>${messages.fair}</h3><p>${messages.fairText}</p><label class="field">${messages.clientSeed}<input id="client-seed" maxlength="64" pattern="[A-Za-z0-9_-]*" autocomplete="off" spellcheck="false"></label><p>${messages.nextHash}</p><code id="next-hash"></code></div></dialog>
<template id="round-template"><li><div class="sums"><span>${messages.bet}: <b data-put="bet"></b></span><span>${messages.win}: <b data-put="win"></b></span></div>
<details><summary>${messages.fair}: <b data-put="verdict"></b></summary><p>${messages.round}</p><code data-put="round"></code><p>${messages.hash}</p><code data-put="hash"></code><p>${messages.seed}</p><code data-put="seed"></code><p>${messages.usedClientSeed}</p><code data-put="client_seed"></code><p>${messages.nonce}: <b data-put="nonce"></b></p></details></li></template>
<dialog id="banner" aria-labelledby="banner-title"><form method="dialog" class="ask"><h2 id="banner-title"></h2><p class="sum" id="banner-text"></p><div class="buttons"><button class="main">${messages.goOn}</button></div></form></dialog>
<dialog id="trouble" role="alertdialog" aria-labelledby="trouble-title" aria-describedby="trouble-text"><form method="dialog" class="ask"><h2 id="trouble-title"></h2><p id="trouble-text"></p><div class="buttons"><button class="main" value="go" id="trouble-go"></button></div></form></dialog>
<script type="application/json" id="data">${json}</script><script nonce="${nonce}">${scriptOf()}</script></body></html>`;
}

/** The symbols before the first spin: stops of the real strips, so that only possible grids are shown. */
function firstGrid(): SlotSymbol[][] {
  return Array.from({ length: REELS }, (_, reel) => {
    const strip = REEL_STRIPS[reel] as readonly SlotSymbol[];
    const stop = reel * 11 + 3;
    return Array.from({ length: SLOT_ROWS }, (_row, row) => strip[(stop + row) % strip.length] as SlotSymbol);
  });
}

function infoPanel(
  messages: SlotMessages,
  labels: FrameData['labels'],
  seat: SlotFrameProps['seat'],
  unit: string,
): string {
  const counts = (pays: readonly number[]) =>
    [5, 4, 3].map((count) => `<span class="pay">${count}: <b>×${pays[count - (pays.length === 6 ? 0 : 1)]}</b></span>`);
  const row = (symbol: SlotSymbol, pays: readonly number[], note = '') =>
    `<li${note ? ' class="wide"' : ''}><span class="pic s-${symbol}"></span><span><span class="of">${escapeHtml(labels[symbol])}</span>${counts(pays).join(note ? '' : '<br>')}${note && `<small>${escapeHtml(note)}</small>`}</span></li>`;
  const { wild, ...plain } = PAYTABLE;
  const wildNote = fillMessages(messages.wildText, { scatter: labels.scatter });
  const lines = LINES.map(
    (rows, index) =>
      `<li><svg viewBox="0 0 500 300" aria-hidden="true"><polyline points="${rows.map((height, reel) => `${reel * 100 + 50},${height * 100 + 50}`).join(' ')}"/></svg>${index + 1}</li>`,
  );
  return `<h3>${messages.symbols}</h3><p>${messages.pays}</p><ul class="pays">
${row('wild', wild, wildNote)}${row('scatter', SCATTER_PAYS, messages.scatterText)}${Object.entries(plain)
  .map(([symbol, pays]) => row(symbol as SlotSymbol, pays))
  .join('')}</ul>
<h3>${messages.lines}</h3><p>${messages.linesText}</p><ul class="lines">${lines.join('')}</ul>
<h3>${messages.rtp}: ${DECLARED_RTP}%</h3><p>${messages.rtpText}</p>
<p>${messages.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${messages.keys}</p>`;
}
