import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { bestTimes, DICE_RTP, DICE_SPOTS, type Faces, NUMBER_TIMES } from '#sandbox/games/dice/diceMaths.ts';
import { frameDocument } from '#sandbox/games/frame/frameDocument.ts';
import { frameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { lookOf } from '#sandbox/games/frame/lookOf.ts';
import type { InstantFrameProps } from '#sandbox/games/instant/createInstantDesk.ts';
import { chipMessages } from '#sandbox/games/instant/frame/chipMessages.ts';
import { chipPanel } from '#sandbox/games/instant/frame/chipPanel.ts';
import { type SpotFace, spotButton } from '#sandbox/games/instant/frame/spotButton.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import type { DiceData } from './DiceData.ts';
import { type DiceMessages, diceMessages } from './diceMessages.ts';
import { diceStyles } from './diceStyles.ts';

const times = (value: number) => `×${String(value).replace('.', ',')}`;
const withNote = (text: string, note: string) => `${text}<small>${note}</small>`;
/** Spots in the order of the table: halves, totals, numbers, triple. */
const ORDER = ['small', 'odd', 'even', 'big', ...[...DICE_SPOTS].filter((spot) => /^t\d|^n/.test(spot)), 'triple'];

/** The class, visible text and accessible label of a spot. */
function faceOf(spot: string, messages: DiceMessages): SpotFace {
  const pays = times(bestTimes(spot));
  const [, kind, digits = ''] = /^([tn])(\d+)$/.exec(spot) ?? [];
  if (kind === 't')
    return {
      class: 'spot total',
      face: withNote(digits, pays),
      label: `${digits} ${pays}, ${fillMessages(messages.sumOf, { n: digits })}`,
    };
  if (kind === 'n')
    return { class: 'spot number', face: digits, label: `${digits}, ${fillMessages(messages.number, { n: digits })}` };
  if (spot === 'small') return evenFace(messages.small, messages.smallNote);
  if (spot === 'big') return evenFace(messages.big, messages.bigNote);
  if (spot === 'triple')
    return { class: 'spot alike', face: `${messages.triple} ${pays}`, label: `${messages.triple} ${pays}` };
  return evenFace(messages[spot as 'odd' | 'even'], pays);
}

const evenFace = (text: string, note: string): SpotFace => ({
  class: 'spot even',
  face: withNote(text, note),
  label: `${text} ${note}`,
});

/** Renders the frame of a dice game. The platform decides the throw; the frame requests and shows it. */
export function renderDiceFrame(props: InstantFrameProps<Faces>): string {
  const { game, mode, locale, nonce, currency, isGuest, seat } = props;
  const messages = { ...frameMessages[locale], ...chipMessages[locale], ...diceMessages[locale] };
  const unit = currencyUnit(currency, locale);
  const data: DiceData = { sysname: game.sysname, mode, locale, isGuest, currency, unit, seat, messages };
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: diceStyles,
    body: `<main class="stage" aria-label="${messages.table}"><ol class="last" id="last" aria-label="${messages.last}"></ol><div class="dice" id="dice" role="img" aria-label="${messages.dice}">${[1, 3, 6].map((face) => `<span class="die" data-face="${face}"><i></i></span>`).join('')}</div>
<div class="felt" id="felt" role="group" aria-label="${messages.table}">${ORDER.map((spot) => spotButton(spot, faceOf(spot, messages))).join('')}</div></main>
<div class="message"><p id="message"></p></div>
${chipPanel({ messages, mode, unit, balance: seat.balance, go: messages.throw })}`,
    rules: `<p>${messages.rules}</p><h3>${messages.pays}</h3><ul class="plain"><li>${messages.paysEven}: ×2</li><li>${fillMessages(messages.paysTotal, { n: 10 })}: ${times(bestTimes('t10'))}</li><li>${messages.triple}: ${times(bestTimes('triple'))}</li><li>${messages.paysNumber}: ${NUMBER_TIMES.slice(1).map(times).join(' / ')}</li></ul>
<h3>${messages.rtp}: ${String(DICE_RTP).replace('.', ',')}%</h3><p>${messages.rtpText}</p><p>${messages.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${messages.keys}</p>`,
    scripts: ['createRoundPlay.ts', 'nextSpot.ts', 'shortSum.ts', 'createChipTable.ts', 'wordBelow.ts', 'diceApp.ts'],
    app: 'diceApp',
    data,
  });
}
