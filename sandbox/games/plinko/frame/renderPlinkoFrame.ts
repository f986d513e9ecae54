import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { controlStyles } from '#sandbox/games/frame/controlStyles.ts';
import { frameDocument } from '#sandbox/games/frame/frameDocument.ts';
import { frameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { lookOf } from '#sandbox/games/frame/lookOf.ts';
import { stepper } from '#sandbox/games/frame/stepper.ts';
import type { InstantFrameProps } from '#sandbox/games/instant/createInstantDesk.ts';
import { PLINKO_POCKETS, PLINKO_ROWS, PLINKO_RTP, RISKS } from '#sandbox/games/plinko/plinkoMaths.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { drawBoard } from './drawBoard.ts';
import type { PlinkoData } from './PlinkoData.ts';
import { plinkoMessages } from './plinkoMessages.ts';

const plinkoStyles = `${controlStyles}
.stage{flex:1;min-height:0;display:grid;place-items:center;padding:0 8px;container-type:size}
#board{display:block;width:min(100cqw,96cqh,720px);height:auto;overflow:visible}
.peg{fill:var(--m1)}
.pocket rect{fill:color-mix(in srgb,var(--ink) 70%,var(--accent))}
.pocket text{font:700 17px Onest,system-ui,sans-serif;fill:#fff;text-anchor:middle}
.pocket.edge rect{fill:#a81c34}
.pocket.near rect{fill:#b0651a}
.pocket.hit rect{fill:var(--accent)}
.pocket.hit text{fill:var(--on-accent)}
#ball{fill:var(--accent);stroke:#fff;stroke-width:2}
@media (min-aspect-ratio:1) and (max-height:520px){.stage{align-items:start}#board{width:min(100cqw,98cqh)}.pocket rect{height:84px}.pocket text{font-size:32px;transform-box:fill-box;transform-origin:center;transform:translateY(27px) rotate(-90deg)}}
`;

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
