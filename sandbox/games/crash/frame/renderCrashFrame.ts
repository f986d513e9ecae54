import type { GameArt } from '#sandbox/art/gameArt.ts';
import { motifs } from '#sandbox/art/motifs/motifs.ts';
import { createDefs } from '#sandbox/art/paint/defs.ts';
import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { paletteOf } from '#sandbox/art/paint/palettes.ts';
import { placeMotif } from '#sandbox/art/placeMotif.ts';
import { svgOf } from '#sandbox/art/svgOf.ts';
import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import type { CrashAnswer } from '#sandbox/games/crash/CrashAnswer.ts';
import { CRASH_MAX_MULTIPLIER, CRASH_RTP, GROWTH_MS } from '#sandbox/games/crash/crashMaths.ts';
import { controlStyles } from '#sandbox/games/frame/controlStyles.ts';
import { frameDocument } from '#sandbox/games/frame/frameDocument.ts';
import { frameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { lookOf } from '#sandbox/games/frame/lookOf.ts';
import { stepper } from '#sandbox/games/frame/stepper.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import type { CrashData } from './CrashData.ts';
import { crashMessages } from './crashMessages.ts';

const SIDE = 240;
const lookup = (name: string) => motifs.find((motif) => motif.name === name) as Motif;

/** The vehicle: the rocket or balloon of the game's cover. */
function drawVehicle(art: GameArt, key: string): string {
  const defs = createDefs();
  const paint = { palette: paletteOf(art.palette), defs, key };
  const body = placeMotif(art, lookup, paint, { x: SIDE / 2, y: SIDE / 2, scale: 1 });
  return svgOf(SIDE, SIDE, '', defs, body);
}

const crashStyles = `${controlStyles}
.sky{position:relative;flex:1;min-height:0;overflow:hidden;container-type:size}
#curve{position:absolute;inset:0;width:100%;height:100%}
#vehicle{position:absolute;left:0;bottom:0;width:min(26cqh,30cqw,190px);aspect-ratio:1;margin:0 0 calc(min(26cqh,30cqw,190px)/-2) calc(min(26cqh,30cqw,190px)/-2);will-change:transform}
#vehicle svg{width:100%;height:100%;overflow:visible}
.is-over #vehicle{opacity:0}
#boom{position:absolute;left:0;bottom:0;width:150px;height:150px;margin:0 0 -75px -75px;opacity:0;background:radial-gradient(circle,#fff,#ffd45a 22%,#ff7a2e 44%,transparent 68%)}
.is-over.was-flying #boom{animation:boom .6s ease-out}
@keyframes boom{0%{opacity:1;scale:.2}100%{opacity:0;scale:1.5}}
.board{position:absolute;inset:5% 0 auto;display:grid;justify-items:center;gap:4px;pointer-events:none;text-align:center}
#multiplier{font-size:clamp(52px,22cqmin,150px);line-height:1;font-weight:800;font-variant-numeric:tabular-nums;letter-spacing:-.02em;text-shadow:0 2px 0 var(--m5),0 6px 30px rgb(0 0 0/.7)}
.is-flying #multiplier{color:var(--m2)}
.is-over #multiplier{color:#ff8a99}
.is-won #multiplier{color:#6ff0a8}
#sum{min-height:1.4em;font-size:20px;font-weight:700;font-variant-numeric:tabular-nums;text-shadow:0 1px 4px #000}
`;

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

/**
 * Input of the frame's document. The document posts to its own address: `{action: 'state'}`,
 * `{action: 'start', bet, auto, round, client_seed?}`, `{action: 'cashout', round}`, `{action: 'watch'}`, each answered
 * with `{data: CrashAnswer}` or `{error}` of A-09; it sends messages of E13 to the embedding page.
 */
interface CrashFrameProps {
  game: { sysname: string; name: string; art: GameArt };
  mode: GameMode;
  locale: SandboxLanguage;
  nonce: string;
  currency: string;
  isGuest: boolean;
  table: CrashAnswer;
}
