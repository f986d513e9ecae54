import { currencyUnit } from '../../../../shared/domain/money/currencyUnit.ts';
import { fillMessages } from '../../browser/fillMessages.ts';
import { formatMinor } from '../../browser/formatMinor.ts';
import { frameDocument } from '../../frame/frameDocument.ts';
import { frameMessages } from '../../frame/frameMessages.ts';
import { lookOf } from '../../frame/lookOf.ts';
import type { InstantFrameProps } from '../../instant/createInstantDesk.ts';
import { chipPanel } from '../../instant/frame/chipPanel.ts';
import { chipWords } from '../../instant/frame/chipWords.ts';
import { type SpotFace, spotButton } from '../../instant/frame/spotButton.ts';
import { bestTimes, DICE_RTP, DICE_SPOTS, type Faces, NUMBER_TIMES } from '../diceMaths.ts';
import type { DiceData } from './DiceData.ts';
import { diceStyles } from './diceStyles.ts';
import { type DiceWords, diceWords } from './diceWords.ts';

const times = (value: number) => `×${String(value).replace('.', ',')}`;
const withNote = (text: string, note: string) => `${text}<small>${note}</small>`;
/** Spots in the order of the table: halves, totals, numbers, triple. */
const ORDER = ['small', 'odd', 'even', 'big', ...[...DICE_SPOTS].filter((spot) => /^t\d|^n/.test(spot)), 'triple'];

/** The class, visible text and accessible label of a spot. */
function faceOf(spot: string, words: DiceWords): SpotFace {
  const pays = times(bestTimes(spot));
  const [, kind, digits = ''] = /^([tn])(\d+)$/.exec(spot) ?? [];
  if (kind === 't')
    return {
      class: 'spot total',
      face: withNote(digits, pays),
      label: `${digits} ${pays}, ${fillMessages(words.sumOf, { n: digits })}`,
    };
  if (kind === 'n')
    return { class: 'spot number', face: digits, label: `${digits}, ${fillMessages(words.number, { n: digits })}` };
  if (spot === 'small') return evenFace(words.small, words.smallNote);
  if (spot === 'big') return evenFace(words.big, words.bigNote);
  if (spot === 'triple')
    return { class: 'spot alike', face: `${words.triple} ${pays}`, label: `${words.triple} ${pays}` };
  return evenFace(words[spot as 'odd' | 'even'], pays);
}

const evenFace = (text: string, note: string): SpotFace => ({
  class: 'spot even',
  face: withNote(text, note),
  label: `${text} ${note}`,
});

/** Renders the frame of a dice game. The platform decides the throw; the frame requests and shows it. */
export function renderDiceFrame(props: InstantFrameProps<Faces>): string {
  const { game, mode, locale, nonce, currency, isGuest, seat } = props;
  const words = { ...frameMessages[locale], ...chipWords[locale], ...diceWords[locale] };
  const unit = currencyUnit(currency, locale);
  const data: DiceData = { sysname: game.sysname, mode, locale, isGuest, currency, unit, seat, words };
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: diceStyles,
    body: `<main class="stage" aria-label="${words.table}"><ol class="last" id="last" aria-label="${words.last}"></ol><div class="dice" id="dice" role="img" aria-label="${words.dice}">${[1, 3, 6].map((face) => `<span class="die" data-face="${face}"><i></i></span>`).join('')}</div>
<div class="felt" id="felt" role="group" aria-label="${words.table}">${ORDER.map((spot) => spotButton(spot, faceOf(spot, words))).join('')}</div></main>
<div class="says"><p id="message"></p></div>
${chipPanel({ words, mode, unit, balance: seat.balance, go: words.throw })}`,
    rules: `<p>${words.rules}</p><h3>${words.pays}</h3><ul class="plain"><li>${words.paysEven}: ×2</li><li>${fillMessages(words.paysTotal, { n: 10 })}: ${times(bestTimes('t10'))}</li><li>${words.triple}: ${times(bestTimes('triple'))}</li><li>${words.paysNumber}: ${NUMBER_TIMES.slice(1).map(times).join(' / ')}</li></ul>
<h3>${words.rtp}: ${String(DICE_RTP).replace('.', ',')}%</h3><p>${words.rtpText}</p><p>${words.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${words.keys}</p>`,
    scripts: ['createRoundPlay.ts', 'createFelt.ts', 'wordBelow.ts', 'diceApp.ts'],
    app: 'diceApp',
    data,
  });
}
