import { brandFonts } from '#sandbox/games/frame/brandFonts.ts';

const light =
  'color-scheme:light;--chosen:#0a6f66;--on-chosen:#fff;--ground:#f3f5fc;--raised:#fff;--over:#e9edfa;--line:rgb(16 24 66/.12);--edge:#7a84ab;--text:#0f1638;--muted:#4f597f;--sum:#8a5200;--teal:#0a6f66;--live:#b3152f;--good:#147a45;--win:#11693b;--bad:#b3152f;--veil:rgb(10 15 36/.5)';

/** The sportsbook uses the colours and fonts of the embedding page. */
export const bettingStyles = `
${brandFonts}
:root{color-scheme:dark;--soft:color-mix(in srgb,var(--chosen) 16%,var(--raised));--ground:#0a0f24;--raised:#121938;--over:#1a2349;--line:rgb(255 255 255/.1);--edge:rgb(255 255 255/.3);--text:#f4f6ff;--muted:#a3adcf;--primary:#ffb627;--chosen:#1fd1be;--on-chosen:#04211e;--ink:#231500;--sum:#ffb627;--teal:#1fd1be;--live:#ff6b7f;--good:#35d07f;--win:#7be8ad;--bad:#ff8a99;--veil:rgb(2 4 12/.7);--vt:0px;--vh:100dvh}
[data-theme=light]{${light}}
@media print{:root:root{${light};--ground:#fff;print-color-adjust:exact}}
*,::before,::after{box-sizing:border-box}
[hidden]{display:none!important}
html{background:var(--ground)}
body{position:relative;margin:0;padding-bottom:84px;color:var(--text);font:500 15px/1.4 Onest,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-tap-highlight-color:transparent;overflow-x:hidden}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}
ul{list-style:none}
button,input{font:inherit;color:inherit}
button{border:0;background:none;padding:0;cursor:pointer}
:focus{outline:none}
:focus-visible{outline:2px solid var(--teal);outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.page{--price:48px;display:grid;align-content:start;grid-template-columns:minmax(0,1fr);gap:12px;max-width:1440px;margin:0 auto;padding:8px 12px}
.sports{position:sticky;top:0;z-index:2;display:flex;gap:8px;overflow-x:auto;padding:6px 12px;margin:0 -12px;background:var(--ground);scrollbar-width:none}
.sports::-webkit-scrollbar{display:none}
.sports button{flex:none;display:flex;align-items:center;gap:8px;min-height:44px;padding:0 16px;border-radius:99px;background:var(--raised);border:1px solid var(--line);font-weight:600;white-space:nowrap}
.sports button[aria-pressed=true]{background:var(--soft);color:var(--teal);border-color:var(--chosen)}
.sports .n{font-size:12px;color:var(--muted);font-variant-numeric:tabular-nums}
.sports [aria-pressed=true] .n{color:inherit}
.sports svg{width:20px;height:20px;fill:none;stroke:currentcolor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.dot{width:8px;height:8px;border-radius:50%;background:var(--live)}
h2{margin:16px 0 8px;font:600 17px/24px Unbounded,Onest,system-ui,sans-serif;font-kerning:none}
h2:first-child{margin-top:4px}
.league{display:flex;align-items:end;justify-content:space-between;gap:8px;margin:12px 0 4px;padding-inline:11px;color:var(--muted);font-size:13px;font-weight:600}
.heads{display:grid;grid-auto-flow:column;grid-auto-columns:var(--price);gap:4px;text-align:center;font-weight:500}
.rows{border-radius:12px;background:var(--raised);border:1px solid var(--line);overflow:hidden}
.event{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 10px;align-items:center;padding:5px 10px;border-top:1px solid var(--line)}
.event:first-child{border-top:0}
.event.linked{background:color-mix(in srgb,var(--teal) 10%,var(--raised))}
.top{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 8px;align-items:center;min-width:0}
.when{font-size:12px;line-height:1.25;color:var(--muted);font-variant-numeric:tabular-nums}
.when b{color:var(--live);font-size:12px}
.crest{flex:none}.crest text{fill:#fff;font:700 9px Onest,sans-serif;text-anchor:middle;letter-spacing:.2px}
.event .crest{width:18px;height:18px}
.sides{grid-area:2/1/3/-1;display:grid;gap:2px;grid-template-columns:minmax(0,1fr);min-width:0;font-weight:600;font-size:14px;line-height:1.3}
.sides>span{display:flex;align-items:center;gap:6px}
.side{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.sides .side{flex:1}
.sides b{flex:none;min-width:12px;text-align:center;font:600 15px/1.25 Unbounded,Onest,sans-serif;font-kerning:none;font-variant-numeric:tabular-nums}
.event.timed::after{content:"";position:absolute;inset:auto auto 0 0;width:var(--played);height:2px;background:var(--primary)}
.highlights ul{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(264px,1fr);gap:12px;margin:0 -12px;padding:2px 12px;overflow-x:auto;scroll-snap-type:x proximity;scroll-padding-inline:12px;scrollbar-width:none}
.highlights ul::-webkit-scrollbar{display:none}
.high{display:grid;gap:8px;align-content:space-between;min-width:0;padding:10px 12px 12px;border:1px solid var(--line);border-radius:12px;background:linear-gradient(160deg,var(--over),var(--raised));scroll-snap-align:start}
.about{display:flex;justify-content:space-between;gap:8px;min-width:0;font-size:12px;color:var(--muted)}
.about .when{flex:none}
.duel{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);align-items:center;gap:2px;text-align:center}
.duel>span{display:grid;justify-items:center;gap:4px;min-width:0;font-weight:600;font-size:13px;line-height:1.3}
.duel .side{max-width:100%;white-space:normal;overflow-wrap:break-word}
.duel>span{align-self:start}
.duel b{font:600 20px/1.2 Unbounded,Onest,sans-serif;font-kerning:none;font-variant-numeric:tabular-nums}
.markets{display:grid;gap:8px}
.rest{grid-column:1/-1;margin:6px 0 8px}
.market p{font-size:13px;color:var(--muted);margin-bottom:4px}
.prices{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:4px}
.main .prices{grid-auto-columns:var(--price)}
.main .price{justify-content:center;min-height:44px;padding-inline:2px}
.main .price .sign{position:absolute;width:1px;height:1px;clip-path:inset(50%)}
.price{position:relative;display:flex;justify-content:space-between;align-items:center;gap:6px;min-height:36px;padding:2px 10px;border-radius:8px;background:var(--over);border:1px solid var(--line);font-variant-numeric:tabular-nums}
.price span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:12px;color:var(--muted)}
.price b{font-size:15px}
.high .price{flex-direction:column;justify-content:center;gap:0;min-height:44px;padding-inline:4px;line-height:1.3}
.high .price span{max-width:100%}
.price:hover:not([aria-disabled]){border-color:var(--chosen)}
.price[aria-pressed=true]{background:var(--soft);border-color:var(--chosen);box-shadow:inset 0 0 0 1px var(--chosen);color:var(--teal)}
.price[aria-pressed=true] span{color:inherit}
.price[aria-disabled]{border-style:dashed;color:var(--muted);cursor:default}
.price.up b::after,.price.down b::after{position:absolute;inset:1px 4px auto auto;font-size:8px;line-height:12px}
.price.up b::after{content:"▲";color:var(--good)}
.price.down b::after{content:"▼";color:var(--bad)}
.price[aria-pressed=true] b::after{color:inherit!important}
.more{grid-area:1/2;min-width:44px;min-height:24px;border-radius:6px;color:var(--teal);font-weight:600;font-size:13px;text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.more::after{content:"";position:absolute;inset:-5px 0}
.proof{margin-top:8px;font-size:13px;color:var(--muted)}
.proof code{display:block;font:12px/1.4 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}
.empty{padding:28px 16px;text-align:center;color:var(--muted)}
#slip{display:flex;flex-direction:column;width:min(480px,100vw);max-width:none;max-height:min(86vh,calc(var(--vh) - 16px));max-height:min(86dvh,calc(var(--vh) - 16px));padding:0;margin:auto auto 0;border:1px solid var(--line);border-radius:18px 18px 0 0;background:var(--raised);color:var(--text);overflow:auto}
#slip:not([open]){display:none}
#slip::backdrop{background:var(--veil)}
.is-tall #slip[open]{position:absolute;margin:0 auto;inset:auto 0 auto 0;top:calc(var(--vt) + var(--vh) - var(--sheet,420px))}
.tabs{position:sticky;top:0;z-index:1;display:flex;align-items:center;background:var(--raised);border-bottom:1px solid var(--line)}
.tabs [role=tablist]{display:flex;flex:1 1 auto}
.tabs [role=tab]{flex:1 1 auto;min-height:50px;padding:0 8px;font-weight:700;color:var(--muted);border-bottom:3px solid transparent}
.tabs [aria-selected=true]{color:var(--text);border-color:var(--primary)}
.shut{width:48px;height:48px;font-size:20px}
.pad{padding:12px 14px 16px}
.leg{display:flex;gap:8px;align-items:flex-start;padding:10px 0;border-bottom:1px solid var(--line)}
.leg div{flex:1;min-width:0}
.leg small{display:block;color:var(--muted);font-size:13px}
.leg .closed{color:var(--bad)}
.leg b.odd{font-variant-numeric:tabular-nums;font-size:16px;padding-top:2px}
.leg button{flex:none;width:44px;height:44px;margin:-8px -8px 0 0;font-size:18px;color:var(--muted)}
.kinds{display:flex;gap:4px;margin:12px 0;padding:3px;border:1px solid var(--line);border-radius:99px;background:var(--ground)}
.kinds button{flex:1;min-height:44px;border-radius:99px;color:var(--muted);font-weight:600}
.kinds [aria-pressed=true]{background:var(--over);color:var(--text)}
label{display:block;margin-top:12px;font-size:13px;color:var(--muted)}
#stake{width:100%;min-height:52px;margin-top:4px;padding:8px 16px;border:1px solid var(--edge);border-radius:12px;background:var(--ground);font-size:18px;font-weight:700;font-variant-numeric:tabular-nums}
#stake[aria-invalid=true]{border-color:var(--bad)}
.presets{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin-top:8px}
.presets button{min-height:44px;border-radius:99px;border:1px solid var(--line);background:var(--over);font-size:13px;font-weight:600;font-variant-numeric:tabular-nums}
.facts{display:grid;gap:6px;margin:14px 0}
.facts div{display:flex;justify-content:space-between;gap:12px}
.facts dt{color:var(--muted)}
.facts dd{font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.facts .sum{color:var(--sum);font-size:18px}
.check{display:flex;gap:10px;align-items:center;min-height:44px;margin:0;font-size:14px}
.check input{width:22px;height:22px;accent-color:var(--primary)}
.go{width:100%;min-height:52px;margin-top:8px;border-radius:99px;background:var(--primary);color:var(--ink);font-weight:800;font-size:17px}
.go[aria-disabled=true]{background:var(--over);color:var(--muted);cursor:default}
.second{width:100%;min-height:46px;margin-top:8px;border-radius:99px;background:var(--over);font-weight:700}
.note{margin-top:10px;padding:10px 12px;border-radius:10px;background:rgb(240 71 95/.16);font-size:14px}
.note.good{background:rgb(53 208 127/.16)}
.bet{padding:12px 0;border-bottom:1px solid var(--line)}
.bet .line{display:flex;justify-content:space-between;gap:10px}
.state{display:inline-block;padding:1px 10px;border-radius:99px;font-size:12px;font-weight:700;background:var(--over)}
.state.won{background:rgb(53 208 127/.2);color:var(--win)}.state.lost{background:rgb(240 71 95/.2);color:var(--bad)}
.bet small{display:block;color:var(--muted);font-size:13px}
.bar{position:fixed;left:12px;right:12px;bottom:max(12px,env(safe-area-inset-bottom));z-index:3;display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:56px;padding:6px 24px;border-radius:99px;background:var(--primary);color:var(--ink);font-weight:700;font-variant-numeric:tabular-nums}
.bar.quiet{justify-content:center;border:1px solid var(--edge);background:var(--over);color:var(--text)}
.is-tall .bar{position:absolute;bottom:auto;top:calc(var(--vt) + var(--vh) - 68px)}
.is-tall .sports{position:static}
@media (min-width:700px){
.page{--price:80px}
.top{grid-template-columns:76px minmax(0,1fr) auto;gap:0 12px}
.sides{grid-area:1/2}
.more{grid-area:1/3;min-width:64px;min-height:40px}
.event .crest{width:24px;height:24px}
.timed .when{display:grid;place-items:center;width:38px;height:38px;border-radius:50%;background:radial-gradient(closest-side,var(--raised) 84%,transparent 86%),conic-gradient(var(--primary) var(--played),var(--line) 0)}
.event.timed::after{content:none}
}
@media (min-width:1000px){
body{padding-bottom:16px}
.page{--price:88px;grid-template-columns:minmax(0,1fr) 340px;grid-template-rows:auto auto 1fr;gap:12px 20px;padding:2px;align-items:start}
.sports{position:static;margin:0;padding:2px}
.highlights{min-width:0}
.highlights ul{grid-auto-columns:minmax(224px,1fr);margin:0;padding:0}
#slip{grid-column:2;grid-row:1/4}
.bar{display:none}
.list{min-width:0}
#slip,#slip[open]{position:sticky;top:16px;display:flex;width:auto;margin:0;max-height:calc(100vh - 32px);max-height:calc(100dvh - 32px);border-radius:18px;z-index:0}
.is-tall #slip,.is-tall #slip[open]{position:relative;inset:auto;top:max(0px,calc(var(--vt) - 4px));max-height:calc(var(--vh) - 24px)}
.shut{display:none}
}
@media (max-width:699.98px){.main .price b{font-size:14px;letter-spacing:-.3px}}
@media (max-width:340px){.page{--price:46px}}
@media (forced-colors:active){.price,.sports button,.go,.bar,.high{border:1px solid ButtonText}}
`;
