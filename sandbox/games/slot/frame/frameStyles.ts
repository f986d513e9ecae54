import { shade } from '#sandbox/art/paint/colour.ts';
import { metals, paletteOf } from '#sandbox/art/paint/palettes.ts';
import { brandFonts } from '#sandbox/games/frame/brandFonts.ts';
import { cssUrl } from '#sandbox/games/frame/cssUrl.ts';
import type { SlotTheme } from '#sandbox/games/slot/SlotTheme.ts';
import { drawBackdrop } from './art/drawBackdrop.ts';
import { drawSymbol } from './art/drawSymbol.ts';
import type { SlotLook } from './art/SlotLook.ts';

/** Styles of the frame: colours and pictures of the theme, then the rules that all themes share. */
export function frameStyles(theme: SlotTheme, look: SlotLook, seed: string): string {
  const palette = paletteOf(look.palette);
  const { colours } = theme;
  const metal = metals[look.metal];
  const [ink, deep] = palette.sky;
  const symbols = Object.entries(theme.symbols)
    // The script shows them one after another: parsed in one layout, they block the main thread of a cheap phone for 200 ms.
    .map(([name, symbol]) => `.s-${name}{--picture:${cssUrl(drawSymbol(symbol, palette))}}`)
    .join('\n');
  return `${brandFonts}
${symbols}
:root{color-scheme:dark;--ink:${ink};--deep:${deep};--reel:${palette.felt ?? colours.reel};--reel-dark:${shade(palette.felt ?? colours.reel, -0.55)};--reel-light:${shade(palette.felt ?? colours.reel, 0.14)};
--m1:${metal.white};--m2:${metal.light};--m3:${metal.base};--m4:${metal.dark};--m5:${metal.deep};--accent:${colours.accent};--on-accent:${shade(colours.accent, -0.84)};--text:${colours.text}}
body::before{background-image:${cssUrl(drawBackdrop(look, 'tall', seed))}}
@media (min-aspect-ratio:1){body::before{background-image:${cssUrl(drawBackdrop(look, 'wide', seed))}}}
${RULES}`;
}

const RULES = `
*,::before,::after{box-sizing:border-box}
[hidden]{display:none!important}
html{height:100%;background:var(--ink)}
body{position:relative;display:flex;flex-direction:column;height:100vh;height:100dvh;margin:0;overflow:hidden;color:var(--text);font:500 15px/1.35 Onest,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-tap-highlight-color:transparent;touch-action:manipulation;user-select:none}
body::before{content:"";position:absolute;inset:0;z-index:-1;background-color:var(--deep);background-position:50% 40%;background-size:cover}
h1,h2,h3,p,dl,dd,ul{margin:0;padding:0}
button{font:inherit;color:inherit;border:0;background:none;cursor:pointer}
:is(#less,#more)[aria-disabled=true]{cursor:default;opacity:.4}
:focus{outline:none}
:focus-visible{outline:3px solid #1fd1be;outline-offset:2px}
svg{display:block}
.aside{position:absolute;top:max(8px,env(safe-area-inset-top));z-index:2;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:color-mix(in srgb,var(--ink) 72%,transparent);border:1px solid rgb(255 255 255/.2)}
#open-info{left:8px}
#open-rounds{right:8px}
.aside svg,#turbo svg,.step svg{width:22px;height:22px;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.name{flex:none;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;padding:10px 60px 0;height:clamp(0px,19vh,150px)}
.name svg{overflow:visible;width:auto;height:auto;max-width:100%;max-height:100%}
.name .one{display:none}.name .two{display:contents}
.box{flex:1;min-height:0;display:grid;place-items:center;container-type:size}
.cabinet{--ratio:1.3;position:relative;width:min(100cqw - 12px,(100cqh - 8px)*var(--ratio),1040px);aspect-ratio:var(--ratio);padding:clamp(6px,1.6cqw,14px);border-radius:clamp(14px,3cqw,26px);background:linear-gradient(145deg,var(--m2),var(--m1) 12%,var(--m2) 24%,var(--m3) 42%,var(--m4) 62%,var(--m2) 78%,var(--m3));box-shadow:0 0 0 2px var(--m5),0 14px 40px rgb(0 0 0/.5)}
.window{position:relative;display:grid;grid-template-columns:repeat(5,1fr);gap:clamp(2px,.5cqw,5px);height:100%;overflow:hidden;border-radius:clamp(9px,2cqw,16px);background:var(--reel-dark);box-shadow:0 0 0 2px var(--m5)}
.window::after{content:"";position:absolute;inset:0;pointer-events:none;border-radius:inherit;background:linear-gradient(rgb(0 0 0/.5),transparent 16%,transparent 84%,rgb(0 0 0/.5));box-shadow:inset 0 0 0 1px rgb(0 0 0/.5)}
.reel{position:relative;min-width:0;overflow:hidden;container-type:size;background:linear-gradient(90deg,var(--reel-dark),var(--reel) 14%,var(--reel-light) 50%,var(--reel) 86%,var(--reel-dark))}
.strip{position:absolute;inset:0 0 auto;will-change:transform}
.cell{display:block;height:33.333cqh;background-position:50%;background-repeat:no-repeat;background-size:auto min(31cqh,96cqw);transition:opacity .2s}
.has-wins .cell:not(.wins){opacity:.38}
.cell.wins{animation:win .9s ease-in-out 4 alternate}
@keyframes win{from{transform:scale(.96)}to{transform:scale(1.07)}}
#lines{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;z-index:1}
#lines polyline{fill:none;vector-effect:non-scaling-stroke;stroke-width:4;stroke-linejoin:round;stroke-linecap:round}
#lines .edge{stroke:rgb(0 0 0/.55);stroke-width:8}
.hue-0{stroke:#ffd45a}.hue-1{stroke:#3fdccb}.hue-2{stroke:#ff7a9a}.hue-3{stroke:#8fb0ff}.hue-4{stroke:#8ff08a}.hue-5{stroke:#ffa24a}
.felt .cabinet{background:linear-gradient(145deg,#8a5428,#5a3012 35%,#3a1c08 70%,#7a4620);box-shadow:0 0 0 2px #1c0c04,0 14px 40px rgb(0 0 0/.5)}
.felt .window{background:radial-gradient(90% 110% at 50% 40%,var(--reel-light),var(--reel) 55%,var(--reel-dark));box-shadow:inset 0 0 0 3px var(--m3),inset 0 0 0 5px rgb(0 0 0/.4);padding:8px}
.felt .reel{background:none}
.felt .cell{box-shadow:inset 0 0 0 1.5px color-mix(in srgb,var(--m2) 42%,transparent);border-radius:12px}
.message{flex:none;display:grid;place-items:center;align-content:center;gap:2px;min-height:52px;padding:4px 12px;text-align:center;text-shadow:0 1px 3px #000}
#free{padding:2px 14px;border-radius:99px;background:var(--accent);color:var(--on-accent);font-weight:700;text-shadow:none}
#message{overflow:hidden;max-width:100%;text-overflow:ellipsis;font-weight:600}
.panel{flex:none;display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);align-items:center;gap:8px 10px;padding:10px 12px max(14px,env(safe-area-inset-bottom));background:color-mix(in srgb,var(--ink) 88%,transparent);border-top:1px solid rgb(255 255 255/.12)}
.meters{grid-column:1/-1;display:flex;justify-content:space-between;gap:12px}
.meters div:last-child{text-align:end}
dt{font-size:12px;opacity:.82}
.meters dd{font-size:17px;font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.gains #win{color:var(--accent)}
.stake{justify-self:start;text-align:center}
.stepper{display:flex;align-items:center;border-radius:99px;background:rgb(255 255 255/.1)}
.step{display:grid;place-items:center;width:44px;height:44px;border-radius:50%}
#bet{min-width:62px;font-weight:700;font-variant-numeric:tabular-nums;text-align:center;white-space:nowrap}
#spin{position:relative;display:grid;place-items:center;width:84px;height:84px;border-radius:50%;color:var(--on-accent);background:radial-gradient(circle at 36% 28%,color-mix(in srgb,var(--accent) 45%,#fff),var(--accent) 45%,color-mix(in srgb,var(--accent) 76%,#000));box-shadow:0 0 0 3px var(--m5),0 0 0 6px var(--m3),0 0 0 7px var(--m5);transition:transform .12s,filter .12s}
#spin svg{width:44px;height:44px;fill:none;stroke:currentcolor;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
#spin:active{transform:scale(.95)}
#spin[aria-disabled=true]{filter:saturate(.35) brightness(.72);cursor:default}
#turbo{justify-self:end;display:grid;place-items:center;width:48px;height:48px;border-radius:50%;border:1px solid rgb(255 255 255/.26)}
#turbo[aria-pressed=true]{background:var(--text);color:var(--ink)}
@media (min-aspect-ratio:1){
.cabinet{--ratio:1.66}
.name{height:clamp(0px,13vh,92px);padding-top:8px}
.name .one{display:contents}.name .two{display:none}
.message{min-height:36px;grid-auto-flow:column;gap:12px}
.panel{grid-template-columns:1fr auto auto auto;gap:10px 24px;padding:12px max(24px,(100vw - 1080px)/2)}
.meters{grid-column:auto;justify-content:start;gap:clamp(20px,5vw,64px)}
.meters div:last-child{text-align:start}
.stake{justify-self:end}
#turbo{order:1}#spin{order:2;width:72px;height:72px}
}
@media (max-aspect-ratio:1) and (max-width:429px){.step{width:36px}#bet{min-width:40px;font-size:14px}}
@media (min-aspect-ratio:1) and (max-width:639px){.panel{gap:8px 10px;padding-inline:12px}.meters{flex-direction:column;gap:0}.meters div{display:flex;align-items:baseline;gap:6px}.meters dd{font-size:14px}}
@media (max-height:520px){.name{display:none}.message{min-height:26px}.aside{top:4px}}
@media (max-height:420px){.panel{padding-block:9px}#spin{width:56px;height:56px}}
dialog{width:min(520px,100vw - 24px);max-height:min(86vh,760px);max-height:min(86dvh,760px);padding:0;border:1px solid rgb(255 255 255/.18);border-radius:18px;background:var(--ink);color:#f4f6ff;user-select:text;overflow:auto}
dialog::backdrop{background:rgb(2 4 12/.74)}
.head{position:sticky;top:0;display:flex;align-items:center;justify-content:space-between;gap:12px;padding:10px 8px 10px 20px;background:var(--ink);border-bottom:1px solid rgb(255 255 255/.12)}
h2{font-size:19px}
h3{font-size:16px;margin:20px 0 8px}
.text{padding:0 20px 24px}
.text p{margin-top:8px;color:#cdd5ec}
.shut{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;font-size:22px}
.pays{display:grid;grid-template-columns:repeat(auto-fill,minmax(132px,1fr));gap:8px;list-style:none}
.pays li{display:flex;align-items:center;gap:10px;padding:8px;border-radius:12px;background:rgb(255 255 255/.07);font-size:13px;font-variant-numeric:tabular-nums}
.pays .of{display:block;font-weight:700;font-size:14px}
.pays .pay{display:inline-block;margin-inline-end:12px;white-space:nowrap}
.pays small{display:block;margin-top:4px;font-size:13px;color:#cdd5ec}
.pic{flex:none;width:56px;height:56px;background-position:50%;background-repeat:no-repeat;background-size:contain}
.wide{grid-column:1/-1}
.lines{display:grid;grid-template-columns:repeat(auto-fill,minmax(64px,1fr));gap:8px;list-style:none;font-size:11px;text-align:center}
.lines svg{width:100%;border-radius:6px;background:rgb(255 255 255/.08)}
.lines polyline{fill:none;stroke:var(--accent);stroke-width:12;stroke-linejoin:round;stroke-linecap:round}
.field{display:block;margin-top:8px}
.field input{width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid rgb(255 255 255/.3);border-radius:10px;color:inherit;background:rgb(255 255 255/.07);font:13px ui-monospace,Consolas,monospace}
.rounds{list-style:none;margin-top:12px}
.rounds li{padding:10px 12px;border-radius:12px;background:rgb(255 255 255/.07);margin-top:8px;font-variant-numeric:tabular-nums}
.sums{display:flex;flex-wrap:wrap;gap:4px 18px}
summary{padding:10px 0;min-height:44px;color:#3fdccb;cursor:pointer}
code{display:block;font:12px/1.4 ui-monospace,Consolas,monospace;overflow-wrap:anywhere;color:#cdd5ec}
.good{color:#4fdb92}.bad{color:#ff8a99}
.ask{padding:24px;text-align:center}
.ask p{margin-top:10px;color:#cdd5ec}
.ask .sum{color:var(--accent);font-size:34px;font-weight:800;font-variant-numeric:tabular-nums}
.buttons{display:flex;flex-wrap:wrap;justify-content:center;gap:10px;margin-top:20px}
.buttons button{min-height:48px;padding:10px 22px;border-radius:99px;font-weight:700;background:rgb(255 255 255/.12)}
.buttons .main{background:var(--accent);color:var(--on-accent)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}.cell.wins{box-shadow:inset 0 0 0 3px var(--accent);border-radius:10px}}
@media (forced-colors:active){#spin,.step,#turbo,.aside{border:2px solid ButtonText}.cell{forced-color-adjust:none}}
`;
