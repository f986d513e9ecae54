import { shade } from '#sandbox/art/paint/colour.ts';
import { metals, paletteOf } from '#sandbox/art/paint/palettes.ts';
import { drawBackdrop } from '#sandbox/games/slot/frame/art/drawBackdrop.ts';
import type { SlotLook } from '#sandbox/games/slot/frame/art/SlotLook.ts';
import { brandFonts } from './brandFonts.ts';
import { cssUrl } from './cssUrl.ts';

/** Styles that all frames share: colours of the cover, the background, buttons, sheets and dialogs. */
export function baseStyles(look: SlotLook, seed: string): string {
  const palette = paletteOf(look.palette);
  const metal = metals[look.metal];
  const [ink, deep] = palette.sky;
  return `${brandFonts}
:root{color-scheme:dark;--ink:${ink};--deep:${deep};--m1:${metal.white};--m2:${metal.light};--m3:${metal.base};--m4:${metal.dark};--m5:${metal.deep};--accent:${palette.accent};--on-accent:${shade(palette.accent, -0.84)};--text:#f4f6ff;--felt:${palette.felt ?? shade(palette.sky[1], -0.1)};--felt-light:${shade(palette.felt ?? palette.sky[1], 0.18)};--felt-dark:${shade(palette.felt ?? palette.sky[1], -0.45)}}
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
h1,h2,h3,p,dl,dd,ul,ol{margin:0;padding:0}
button,input{font:inherit;color:inherit}
button{border:0;background:none;cursor:pointer;padding:0}
:is(.step,.tool)[aria-disabled=true]{cursor:default;opacity:.4}
:focus{outline:none}
:focus-visible{outline:3px solid #1fd1be;outline-offset:2px}
svg{display:block}
.aside{position:absolute;top:max(8px,env(safe-area-inset-top));z-index:4;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:color-mix(in srgb,var(--ink) 72%,transparent);border:1px solid rgb(255 255 255/.2)}
#open-info{left:8px}
#open-rounds{right:8px}
.aside svg,.step svg,.tool svg{width:22px;height:22px;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.name{flex:none;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;padding:8px 60px 0;height:clamp(52px,11vh,92px)}
.name svg{overflow:visible;width:auto;height:auto;max-width:100%;max-height:100%}
.message{flex:none;display:grid;place-items:center;min-height:40px;padding:4px 12px;text-align:center;text-shadow:0 1px 3px #000;font-weight:600}
.panel{flex:none;display:grid;gap:8px 10px;padding:10px 12px max(12px,env(safe-area-inset-bottom));background:color-mix(in srgb,var(--ink) 88%,transparent);border-top:1px solid rgb(255 255 255/.12)}
.meters{display:flex;justify-content:space-between;gap:12px}
.meters div:last-child{text-align:end}
dt{font-size:12px;color:#cdd5ec}
.meters dd{font-size:17px;font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.gains #win{color:var(--accent)}
.stepper{display:flex;align-items:center;justify-content:space-between;min-height:48px;border-radius:14px;background:rgb(255 255 255/.1);border:1px solid rgb(255 255 255/.12)}
.step{flex:none;display:grid;place-items:center;width:44px;height:46px}
.stepper [role=img]{min-width:62px;font-weight:700;font-variant-numeric:tabular-nums;text-align:center;white-space:nowrap}
.go{min-height:56px;padding:8px 18px;border-radius:16px;font-weight:800;font-size:18px;color:var(--on-accent);background:linear-gradient(color-mix(in srgb,var(--accent) 78%,#fff),var(--accent) 55%,color-mix(in srgb,var(--accent) 82%,#000));box-shadow:0 0 0 2px var(--m5),0 0 0 4px var(--m3),0 0 0 5px var(--m5)}
.go:active{transform:translateY(1px)}
.go[aria-disabled=true]{background:color-mix(in srgb,var(--ink) 84%,#fff);color:#f4f6ff;box-shadow:0 0 0 1px rgb(255 255 255/.4);cursor:default}
.tool{display:grid;place-items:center;width:48px;height:48px;border-radius:14px;background:rgb(255 255 255/.1);border:1px solid rgb(255 255 255/.16)}
dialog{width:min(520px,100vw - 24px);max-height:min(86vh,760px);max-height:min(86dvh,760px);padding:0;border:1px solid rgb(255 255 255/.18);border-radius:18px;background:var(--ink);color:#f4f6ff;user-select:text;overflow:auto}
dialog::backdrop{background:rgb(2 4 12/.74)}
.head{position:sticky;top:0;z-index:1;display:flex;align-items:center;justify-content:space-between;gap:12px;padding:10px 8px 10px 20px;background:var(--ink);border-bottom:1px solid rgb(255 255 255/.12)}
h2{font-size:19px}
h3{font-size:16px;margin:20px 0 8px}
.text{padding:0 20px 24px}
.text p{margin-top:8px;color:#cdd5ec}
.text ul.plain{margin:8px 0 0;padding-inline-start:20px;color:#cdd5ec}
.shut{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;font-size:22px}
.field{display:block;margin-top:8px}
.field input{width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid rgb(255 255 255/.3);border-radius:10px;background:rgb(255 255 255/.07);font:13px ui-monospace,Consolas,monospace}
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
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
@media (forced-colors:active){button{border:2px solid ButtonText}}
`;
