import type { GameArt } from '#sandbox/art/gameArt.ts';
import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { controlStyles } from '#sandbox/games/frame/controlStyles.ts';
import { frameDocument } from '#sandbox/games/frame/frameDocument.ts';
import { frameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { lookOf } from '#sandbox/games/frame/lookOf.ts';
import { stepper } from '#sandbox/games/frame/stepper.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { MinesAnswer } from '#sandbox/games/mines/MinesAnswer.ts';
import { CELLS, MINE_COUNTS, MINES_MAX_MULTIPLIER, MINES_RTP, multiplierOf } from '#sandbox/games/mines/minesMaths.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import type { MinesData } from './MinesData.ts';
import { minesMessages } from './minesMessages.ts';

const minesStyles = `${controlStyles}
.stage{flex:1;min-height:0;display:grid;place-items:center;padding:0 10px;container-type:size}
.field25{display:grid;grid-template:repeat(5,1fr)/repeat(5,1fr);gap:min(1.4cqmin,10px);width:min(100cqw,100cqh,560px);aspect-ratio:1}
.cell{display:grid;place-items:center;min-width:0;min-height:0;border-radius:18%;background:linear-gradient(160deg,var(--felt-light),var(--felt-dark));box-shadow:inset 0 0 0 2px rgb(255 255 255/.22),0 3px 0 rgb(0 0 0/.4)}
.cell svg{width:62%;height:62%}
.is-open .cell:not([data-is]):hover{box-shadow:inset 0 0 0 3px var(--accent),0 3px 0 rgb(0 0 0/.4)}
.cell[aria-disabled=true]{cursor:default}
.cell[data-is=safe]{background:color-mix(in srgb,var(--ink) 60%,#1f9d6b);box-shadow:inset 0 0 0 2px #6ff0a8}
.cell[data-is=mine]{background:color-mix(in srgb,var(--ink) 55%,#a81c34);box-shadow:inset 0 0 0 2px rgb(255 255 255/.2)}
.cell[data-is=hit]{background:#c01830;box-shadow:inset 0 0 0 3px #fff}
.cell[data-is=missed]{opacity:.5}
`;

/**
 * Input of the frame's document. The document posts to its own address: `state`, `start {bet, mines, round}`,
 * `open {round, cell}` and `cashout {round}` -> `{data: MinesAnswer}`, or `{error}` of A-09; it sends messages of E13 to the embedding page.
 */
export interface MinesFrameProps {
  game: { sysname: string; name: string; art: GameArt };
  mode: GameMode;
  locale: SandboxLanguage;
  nonce: string;
  currency: string;
  isGuest: boolean;
  table: MinesAnswer;
}

/** Renders the frame of a mines game. Only the platform knows the mines until the board is over. */
export function renderMinesFrame(props: MinesFrameProps): string {
  const { game, mode, locale, nonce, currency, isGuest, table } = props;
  const messages = { ...frameMessages[locale], ...minesMessages[locale] };
  const unit = currencyUnit(currency, locale);
  const data: MinesData = {
    sysname: game.sysname,
    mode,
    locale,
    isGuest,
    currency,
    unit,
    table,
    cells: CELLS,
    counts: MINE_COUNTS,
    firsts: Object.fromEntries(MINE_COUNTS.map((mines) => [mines, multiplierOf(mines, 1)])),
    messages,
  };
  const cells = Array.from({ length: CELLS }, (_, cell) => {
    return `<button type="button" class="cell" data-cell="${cell}" tabindex="${cell === 0 ? 0 : -1}"></button>`;
  });
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: minesStyles,
    body: `<main class="stage" aria-label="${messages.board}"><div class="field25" id="field" role="group" aria-label="${messages.board}">${cells.join('')}</div></main>
<template id="gem"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3h12l4 6-10 12L2 9z" fill="#6ff0a8"/><path d="M6 3l6 6 6-6M2 9h20M12 9v12" fill="none" stroke="#0b4a2c" stroke-width="1.2"/></svg></template>
<template id="bomb"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="14" r="7.5" fill="#15151f" stroke="#fff" stroke-opacity=".5"/><path d="M15.5 8.5l2.5-3M18 5.5c1-1.5 2.5-1.6 3.5-.6" fill="none" stroke="#ffd45a" stroke-width="2" stroke-linecap="round"/><circle cx="8.6" cy="11.6" r="1.8" fill="#fff" fill-opacity=".7"/></svg></template>
<ol class="last" id="last" aria-label="${messages.last}"></ol>
<div class="message"><p id="message"></p></div>
<div class="panel"><dl class="meters"><div><dt>${mode === 'demo' ? messages.balanceDemo : messages.balance}</dt><dd id="balance">${formatMinor(table.balance, unit)}</dd></div><div><dt>${messages.win}</dt><dd id="win">${formatMinor(0, unit)}</dd></div></dl>
<div class="controls">${stepper('bet', messages.bet, messages.betLess, messages.betMore)}${stepper('mines', messages.mines, messages.minesLess, messages.minesMore)}<button type="button" class="go" id="go">${messages.start}</button></div></div>`,
    rules: `<p>${messages.rules}</p><p>${fillMessages(messages.rulesHigh, { highest: MINES_MAX_MULTIPLIER / 100 })}</p><p>${messages.rulesLost}</p><h3>${messages.rtp}: ${MINES_RTP}%</h3><p>${messages.rtpText}</p><p>${messages.limits}: ${formatMinor(table.limits.min, '')} – ${formatMinor(table.limits.max, unit)}</p><p>${messages.keys}</p>`,
    scripts: ['createRoundPlay.ts', 'wordBelow.ts', 'createStepper.ts', 'minesApp.ts'],
    app: 'minesApp',
    data,
  });
}
