import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { CRASH_MAX_MULTIPLIER, CRASH_RTP, GROWTH_MS } from '#sandbox/games/crash/crashMaths.ts';
import { frameDocument } from '#sandbox/games/frame/frameDocument.ts';
import { frameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { lookOf } from '#sandbox/games/frame/lookOf.ts';
import { stepper } from '#sandbox/games/frame/stepper.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import type { CrashData } from './CrashData.ts';
import type { CrashFrameProps } from './CrashFrameProps.ts';
import { crashMessages } from './crashMessages.ts';
import { crashStyles } from './crashStyles.ts';
import { drawVehicle } from './drawVehicle.ts';

/** Automatic cashouts on offer, hundredths; 0 is manual. */
const AUTOS = [0, 120, 150, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;

/** Renders the frame of a crash game. The platform decides the crash point; the frame shows the flight. */
export function renderCrashFrame(props: CrashFrameProps): string {
  const { game, mode, locale, nonce, currency, isGuest, table } = props;
  const messages = { ...frameMessages[locale], ...crashMessages[locale] };
  const unit = currencyUnit(currency, locale);
  const data: CrashData = {
    sysname: game.sysname,
    mode,
    locale,
    isGuest,
    currency,
    unit,
    vehicle: game.art.motif,
    table,
    growthMs: GROWTH_MS,
    highest: CRASH_MAX_MULTIPLIER,
    rtp: CRASH_RTP,
    autos: AUTOS,
    messages,
  };
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: crashStyles,
    body: `<ol class="last" id="last" aria-label="${messages.last}"></ol>
<main class="sky" id="sky" aria-label="${messages.screen}"><canvas id="curve" aria-hidden="true"></canvas><div id="vehicle" aria-hidden="true">${drawVehicle(game.art, game.sysname)}</div><div id="boom" aria-hidden="true"></div>
<div class="board"><div id="multiplier" role="img" aria-label="${messages.screen}">×1,00</div><div id="sum"></div></div></main>
<div class="message"><p id="message"></p></div>
<div class="panel"><dl class="meters"><div><dt>${mode === 'demo' ? messages.balanceDemo : messages.balance}</dt><dd id="balance">${formatMinor(table.balance, unit)}</dd></div><div><dt>${messages.win}</dt><dd id="win">${formatMinor(0, unit)}</dd></div></dl>
<div class="controls">${stepper('bet', messages.bet, messages.betLess, messages.betMore)}${stepper('auto', messages.auto, messages.autoLess, messages.autoMore)}<button type="button" class="go" id="go">${messages.start}</button></div></div>`,
    rules: `<p>${messages.rules}</p><p>${messages.rulesAuto}</p><p>${messages.rulesLost}</p><p>${fillMessages(messages.rulesHigh, { highest: CRASH_MAX_MULTIPLIER / 100 })}</p>
<h3>${messages.rtp}: ${CRASH_RTP}%</h3><p>${messages.rtpText}</p><p>${messages.limits}: ${formatMinor(table.limits.min, '')} – ${formatMinor(table.limits.max, unit)}</p><p>${messages.keys}</p>`,
    scripts: ['drawCurve.ts', 'crashApp.ts'],
    app: 'crashApp',
    data,
  });
}
