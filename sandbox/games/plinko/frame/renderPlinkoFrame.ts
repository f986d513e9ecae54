import { currencyUnit } from '../../../../shared/domain/money/currencyUnit.ts';
import { formatMinor } from '../../browser/formatMinor.ts';
import { frameDocument } from '../../frame/frameDocument.ts';
import { frameMessages } from '../../frame/frameMessages.ts';
import { lookOf } from '../../frame/lookOf.ts';
import { stepper } from '../../frame/stepper.ts';
import type { InstantFrameProps } from '../../instant/createInstantDesk.ts';
import { PLINKO_RTP, POCKETS, RISKS, ROWS } from '../plinkoMaths.ts';
import { drawBoard } from './drawBoard.ts';
import type { PlinkoData } from './PlinkoData.ts';
import { plinkoStyles } from './plinkoStyles.ts';
import { plinkoMessages } from './plinkoMessages.ts';

/** Renders the frame of a plinko game. The platform decides the ball's path; the frame requests and shows it. */
export function renderPlinkoFrame(props: InstantFrameProps<number>): string {
  const { game, mode, locale, nonce, currency, isGuest, seat } = props;
  const words = { ...frameMessages[locale], ...plinkoMessages[locale] };
  const unit = currencyUnit(currency, locale);
  const data: PlinkoData = {
    sysname: game.sysname,
    mode,
    locale,
    isGuest,
    currency,
    unit,
    seat,
    rows: ROWS,
    risks: RISKS,
    pockets: POCKETS,
    words,
  };
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: plinkoStyles,
    body: `<main class="stage" aria-label="${words.board}">${drawBoard(words.board)}</main>
<ol class="last" id="last" aria-label="${words.last}"></ol>
<div class="says"><p id="message"></p></div>
<div class="panel"><dl class="meters"><div><dt>${mode === 'demo' ? words.balanceDemo : words.balance}</dt><dd id="balance">${formatMinor(seat.balance, unit)}</dd></div><div><dt>${words.win}</dt><dd id="win">${formatMinor(0, unit)}</dd></div></dl>
<div class="controls">${stepper('bet', words.bet, words.betLess, words.betMore)}${stepper('risk', words.risk, words.riskLess, words.riskMore)}<button type="button" class="go" id="go">${words.drop}</button></div></div>`,
    rules: `<p>${words.rules}</p><p>${words.rulesRisk}</p><h3>${words.rtp}: ${PLINKO_RTP}%</h3><p>${words.rtpText}</p><p>${words.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${words.keys}</p>`,
    scripts: ['createRoundPlay.ts', 'wordBelow.ts', 'createStepper.ts', 'plinkoApp.ts'],
    app: 'plinkoApp',
    data,
  });
}
