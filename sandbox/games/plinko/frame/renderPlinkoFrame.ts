import { currencyUnit } from '../../../../shared/domain/money/currencyUnit.ts';
import { formatMinor } from '../../browser/formatMinor.ts';
import { frameDocument } from '../../frame/frameDocument.ts';
import { frameMessages } from '../../frame/frameMessages.ts';
import { lookOf } from '../../frame/lookOf.ts';
import { stepper } from '../../frame/stepper.ts';
import type { InstantFrameProps } from '../../instant/createInstantDesk.ts';
import { PLINKO_RTP, PLINKO_POCKETS, RISKS, PLINKO_ROWS } from '../plinkoMaths.ts';
import { drawBoard } from './drawBoard.ts';
import type { PlinkoData } from './PlinkoData.ts';
import { plinkoStyles } from './plinkoStyles.ts';
import { plinkoMessages } from './plinkoMessages.ts';

/** Renders the frame of a plinko game. The platform decides the ball's path; the frame requests and shows it. */
export function renderPlinkoFrame(props: InstantFrameProps<number>): string {
  const { game, mode, locale, nonce, currency, isGuest, seat } = props;
  const messages = { ...frameMessages[locale], ...plinkoMessages[locale] };
  const unit = currencyUnit(currency, locale);
  const data: PlinkoData = {
    sysname: game.sysname,
    mode,
    locale,
    isGuest,
    currency,
    unit,
    seat,
    rows: PLINKO_ROWS,
    risks: RISKS,
    pockets: PLINKO_POCKETS,
    messages,
  };
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: plinkoStyles,
    body: `<main class="stage" aria-label="${messages.board}">${drawBoard(messages.board)}</main>
<ol class="last" id="last" aria-label="${messages.last}"></ol>
<div class="message"><p id="message"></p></div>
<div class="panel"><dl class="meters"><div><dt>${mode === 'demo' ? messages.balanceDemo : messages.balance}</dt><dd id="balance">${formatMinor(seat.balance, unit)}</dd></div><div><dt>${messages.win}</dt><dd id="win">${formatMinor(0, unit)}</dd></div></dl>
<div class="controls">${stepper('bet', messages.bet, messages.betLess, messages.betMore)}${stepper('risk', messages.risk, messages.riskLess, messages.riskMore)}<button type="button" class="go" id="go">${messages.drop}</button></div></div>`,
    rules: `<p>${messages.rules}</p><p>${messages.rulesRisk}</p><h3>${messages.rtp}: ${PLINKO_RTP}%</h3><p>${messages.rtpText}</p><p>${messages.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${messages.keys}</p>`,
    scripts: ['createRoundPlay.ts', 'wordBelow.ts', 'createStepper.ts', 'plinkoApp.ts'],
    app: 'plinkoApp',
    data,
  });
}
