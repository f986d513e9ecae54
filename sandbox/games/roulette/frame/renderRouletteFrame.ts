import { currencyUnit } from '../../../../shared/domain/currencyUnit.ts';
import { fillWords } from '../../browser/fillWords.ts';
import { formatMinor } from '../../browser/formatMinor.ts';
import { frameDocument } from '../../frame/frameDocument.ts';
import { frameIcons } from '../../frame/frameIcons.ts';
import { type FrameWords, frameWords } from '../../frame/frameWords.ts';
import { lookOf } from '../../frame/lookOf.ts';
import { colourOf, ROULETTE_RTP, SPOTS, WHEEL } from '../rouletteMaths.ts';
import { drawWheel } from './drawWheel.ts';
import type { RouletteData } from './RouletteData.ts';
import type { RouletteFrameProps } from './RouletteFrameProps.ts';
import { rouletteStyles } from './rouletteStyles.ts';
import { type RouletteWords, rouletteWords } from './rouletteWords.ts';

/** A spot's class, what is written on it and what a screen reader calls it. */
function faceOf(spot: string, words: RouletteWords): { class: string; face: string; label: string } {
  const number = /^n(\d+)$/.exec(spot)?.[1];
  if (number !== undefined)
    return {
      class: `spot ${colourOf(Number(number))}`,
      face: number,
      label: `${fillWords(words.number, { n: number })}, ${words[colourOf(Number(number))]}`,
    };
  const [, kind = '', third = ''] = /^(dozen|column)(\d)$/.exec(spot) ?? [];
  if (kind === 'dozen' || kind === 'column') {
    const label = fillWords(words[kind], { n: third });
    return { class: 'spot side', face: kind === 'column' ? '2:1' : label, label };
  }
  const [a, b] = spot.split('-');
  if (b !== undefined) return { class: 'split', face: '', label: fillWords(words.split, { a: a as string, b }) };
  const label = words[spot as 'red' | 'black' | 'even' | 'odd' | 'low' | 'high'];
  return { class: spot === 'red' || spot === 'black' ? `spot ${spot}` : 'spot side', face: label, label };
}

function spotButton(spot: string, words: RouletteWords): string {
  const { class: name, face, label } = faceOf(spot, words);
  return `<button type="button" class="${name}" data-spot="${spot}" data-label="${label}" aria-label="${label}" tabindex="-1"><span class="word" aria-hidden="true">${face}</span></button>`;
}

/** The document inside a roulette game's frame. Where the ball falls is decided by the platform; here it is asked for and shown. */
export function renderRouletteFrame(props: RouletteFrameProps): string {
  const { game, mode, locale, nonce, currency, isGuest, seat } = props;
  const words: FrameWords & RouletteWords = { ...frameWords[locale], ...rouletteWords[locale] };
  const unit = currencyUnit(currency, locale);
  const data: RouletteData = {
    sysname: game.sysname,
    mode,
    locale,
    isGuest,
    currency,
    unit,
    seat,
    wheel: WHEEL,
    words,
  };
  const tool = (id: 'undo' | 'clear' | 'repeat') =>
    `<button type="button" class="tool" id="${id}" aria-label="${words[id]}" title="${words[id]}">${frameIcons[id]}</button>`;
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: rouletteStyles,
    body: `<main class="stage"><ol class="last" id="last" aria-label="${words.last}"></ol><div class="disc" role="img" id="disc" aria-label="${words.wheel}">${drawWheel()}<div id="fallen" hidden></div></div>
<div class="felt" id="felt" role="group" aria-label="${words.table}">${[...SPOTS.keys()].map((spot) => spotButton(spot, words)).join('')}</div></main>
<div class="says"><p id="message"></p></div>
<div class="panel"><dl class="meters"><div><dt>${mode === 'demo' ? words.balanceDemo : words.balance}</dt><dd id="balance">${formatMinor(seat.balance, unit)}</dd></div><div><dt>${words.total}</dt><dd id="total">${formatMinor(0, unit)}</dd></div><div><dt>${words.win}</dt><dd id="win">${formatMinor(0, unit)}</dd></div></dl>
<div class="tools"><div class="stepper" role="group" aria-label="${words.chip}"><button type="button" class="step" id="chip-less" aria-label="${words.chipLess}">${frameIcons.less}</button><span id="chip" role="img"></span><button type="button" class="step" id="chip-more" aria-label="${words.chipMore}">${frameIcons.more}</button></div>${tool('undo')}${tool('clear')}${tool('repeat')}</div>
<button type="button" class="go" id="go">${words.spin}</button></div>`,
    rules: `<p>${words.rules}</p><h3>${words.pays}</h3><ul class="plain"><li>${words.paysNumber}: ×36</li><li>${words.paysSplit}: ×18</li><li>${words.paysDozen}: ×3</li><li>${words.paysHalf}: ×2</li></ul>
<h3>${words.rtp}: ${String(ROULETTE_RTP).replace('.', ',')}%</h3><p>${words.rtpText}</p><p>${words.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${words.keys}</p>`,
    scripts: ['rouletteApp.ts'],
    app: 'rouletteApp',
    data,
  });
}
