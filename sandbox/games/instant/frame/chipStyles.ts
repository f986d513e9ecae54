/** Styles of all tables with chips: the felt, its spots, the chips and the panel. */
export const chipStyles = `
.last{display:flex;gap:5px;list-style:none;align-content:center;align-items:center;flex-wrap:wrap;max-height:100%;overflow:hidden}
.last li{display:grid;place-items:center;min-width:28px;height:26px;padding:0 5px;border-radius:8px;font-size:13px;font-weight:700;font-variant-numeric:tabular-nums;border:1px solid rgb(255 255 255/.25)}
.felt{display:grid;min-height:0;gap:2px;padding:6px;border-radius:14px;background:radial-gradient(90% 110% at 50% 40%,var(--felt-light),var(--felt) 60%,var(--felt-dark));box-shadow:inset 0 0 0 2px var(--m3),inset 0 0 0 4px rgb(0 0 0/.35)}
.spot{position:relative;display:grid;place-items:center;min-width:0;min-height:0;border-radius:6px;box-shadow:inset 0 0 0 1px rgb(255 255 255/.34);font-weight:700;font-variant-numeric:tabular-nums;overflow:visible}
.spot.side{background:rgb(0 0 0/.22)}
.spot.wins{box-shadow:inset 0 0 0 3px #fff,0 0 0 2px var(--accent);z-index:1}
.coin{position:absolute;top:50%;left:50%;translate:-50% -50%;display:grid;place-items:center;width:30px;height:30px;border-radius:50%;background:radial-gradient(circle,var(--ink) 52%,var(--m2) 54%,var(--m3) 62%,var(--ink) 64%,var(--m2) 66%);color:#fff;font-size:10px;font-weight:800;pointer-events:none;box-shadow:0 1px 3px rgb(0 0 0/.6);z-index:2}
.tools{display:grid;grid-template-columns:1fr auto auto auto;gap:8px;align-items:center}
.meters div:nth-child(2){text-align:center}
.panel{grid-template-columns:minmax(0,1fr)}
@media (max-width:389px){.meters{gap:6px}.meters dd{font-size:14px}}
@media (max-aspect-ratio:1) and (max-height:740px){.name{display:none}.message{min-height:28px}.go{min-height:48px}.panel{gap:6px 8px;padding-block:8px}}
@media (min-aspect-ratio:1){
.panel{grid-template-columns:1fr auto auto;align-items:center;padding-inline:max(20px,(100vw - 1240px)/2)}
.meters{justify-content:start;gap:clamp(16px,4vw,56px)}.meters div:nth-child(n){text-align:start}
.tools{grid-template-columns:170px auto auto auto}
.go{min-width:200px}
}
@media (min-aspect-ratio:1) and (max-width:959px){
.panel{gap:8px 12px;padding-inline:12px}
.meters{flex-direction:column;gap:0}
.meters div{display:flex;align-items:baseline;gap:6px}
.meters dd{font-size:14px}
.tools{grid-template-columns:132px repeat(3,44px);gap:6px}
.tool{width:44px}
.stepper [role=img]{min-width:40px}
.go{min-width:120px;padding-inline:12px}
}
@media (min-aspect-ratio:1) and (max-width:639px){
.panel{grid-template-columns:minmax(0,1fr) auto;gap:2px 10px}
.meters{grid-column:1/-1;flex-flow:row nowrap;justify-content:space-between;gap:12px}
.meters dd{font-size:13px}
.tools{grid-template-columns:minmax(132px,1fr) repeat(3,44px)}
}
@media (min-aspect-ratio:1) and (max-height:560px){.name{display:none}.message{min-height:22px}}
@media (max-height:420px){.go{min-height:44px}.panel{padding-block:6px}.tool{height:44px}.stepper{min-height:44px}}
`;
