import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { frameDocument } from '#sandbox/games/frame/frameDocument.ts';
import { frameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { lookOf } from '#sandbox/games/frame/lookOf.ts';
import type { InstantFrameProps } from '#sandbox/games/instant/createInstantDesk.ts';
import { chipMessages } from '#sandbox/games/instant/frame/chipMessages.ts';
import { chipPanel } from '#sandbox/games/instant/frame/chipPanel.ts';
import { type SpotFace, spotButton } from '#sandbox/games/instant/frame/spotButton.ts';
import { colourOf, ROULETTE_RTP, SPOTS, WHEEL } from '#sandbox/games/roulette/rouletteMaths.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { drawWheel } from './drawWheel.ts';
import type { RouletteData } from './RouletteData.ts';
import { type RouletteMessages, rouletteMessages } from './rouletteMessages.ts';
import { rouletteStyles } from './rouletteStyles.ts';

/** The class, visible text and accessible label of a spot. */
function faceOf(spot: string, messages: RouletteMessages): SpotFace {
  const number = /^n(\d+)$/.exec(spot)?.[1];
  if (number !== undefined)
    return {
      class: `spot ${colourOf(Number(number))}`,
      face: number,
      label: `${fillMessages(messages.number, { n: number })}, ${messages[colourOf(Number(number))]}`,
    };
  const [, kind = '', third = ''] = /^(dozen|column)(\d)$/.exec(spot) ?? [];
  if (kind === 'dozen' || kind === 'column') {
    const label = fillMessages(messages[kind], { n: third });
    // Voice control users say the visible text: the label must contain it.
    return kind === 'column'
      ? { class: 'spot side', face: '2:1', label: `2:1, ${label}` }
      : { class: 'spot side', face: label, label };
  }
  const [a, b] = spot.split('-');
  if (b !== undefined) return { class: 'split', face: '', label: fillMessages(messages.split, { a: a as string, b }) };
  const label = messages[spot as 'red' | 'black' | 'even' | 'odd' | 'low' | 'high'];
  return { class: spot === 'red' || spot === 'black' ? `spot ${spot}` : 'spot side', face: label, label };
}

/** Renders the frame of a roulette game. The platform decides the number; the frame requests and shows it. */
export function renderRouletteFrame(props: InstantFrameProps<number>): string {
  const { game, mode, locale, nonce, currency, isGuest, seat } = props;
  const messages = { ...frameMessages[locale], ...chipMessages[locale], ...rouletteMessages[locale] };
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
    messages,
  };
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: rouletteStyles,
    body: `<main class="stage" aria-label="${messages.table}"><ol class="last" id="last" aria-label="${messages.last}"></ol><div class="disc" role="img" id="disc" aria-label="${messages.wheel}">${drawWheel()}<div id="fallen" hidden></div></div>
<div class="felt" id="felt" role="group" aria-label="${messages.table}">${[...SPOTS.keys()].map((spot) => spotButton(spot, faceOf(spot, messages))).join('')}</div></main>
<div class="message"><p id="message"></p></div>
${chipPanel({ messages, mode, unit, balance: seat.balance, go: messages.spin })}`,
    rules: `<p>${messages.rules}</p><h3>${messages.pays}</h3><ul class="plain"><li>${messages.paysNumber}: ×36</li><li>${messages.paysSplit}: ×18</li><li>${messages.paysDozen}: ×3</li><li>${messages.paysHalf}: ×2</li></ul>
<h3>${messages.rtp}: ${String(ROULETTE_RTP).replace('.', ',')}%</h3><p>${messages.rtpText}</p><p>${messages.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${messages.keys}</p>`,
    scripts: [
      'createRoundPlay.ts',
      'nextSpot.ts',
      'shortSum.ts',
      'createChipTable.ts',
      'wordBelow.ts',
      'rouletteApp.ts',
    ],
    app: 'rouletteApp',
    data,
  });
}
