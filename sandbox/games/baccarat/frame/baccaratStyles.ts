import { chipStyles } from '#sandbox/games/instant/frame/chipStyles.ts';

export const baccaratStyles = `${chipStyles}
.stage{flex:1;min-height:0;display:grid;grid-template:"last last" 34px "player banker" minmax(0,1fr) "felt felt" minmax(96px,30%)/1fr 1fr;gap:8px 12px;padding:0 10px 4px;width:100%;max-width:960px;margin-inline:auto}
.last{grid-area:last;justify-content:center;flex-wrap:nowrap}
.last .player,.spot.player{background:#1d4f9c}.last .banker,.spot.banker{background:#a81c34}.last .tie,.spot.tie{background:#0e6b3f}
.hand{display:flex;flex-direction:column;align-items:center;gap:8px;min-width:0;padding:10px 6px;border-radius:16px;background:rgb(0 0 0/.34);border:2px solid transparent}
.hand h2{font-size:15px;display:flex;gap:8px;align-items:center}
.hand b{display:grid;place-items:center;min-width:30px;height:30px;border-radius:50%;background:rgb(255 255 255/.16);font-variant-numeric:tabular-nums}
.hand.best{border-color:var(--accent)}
#player{grid-area:player}#banker{grid-area:banker}
.cards{flex:1;min-height:0;display:flex;justify-content:center;align-items:center;gap:6px;width:100%;container-type:size}
.card{display:grid;grid-template-rows:1fr 1fr;justify-items:center;align-items:center;height:min(96cqh,44cqw,190px);aspect-ratio:5/7;border-radius:8px;background:#fffdf6;color:#15151f;font-weight:800;font-size:min(26cqh,13cqw,44px);line-height:1;box-shadow:0 3px 10px rgb(0 0 0/.5)}
.cards:has(.card:nth-child(3)) .card{height:min(96cqh,44cqw,190px)}
.card.red{background:#fffdf6;color:#c01830}
.card.back{background:repeating-linear-gradient(45deg,var(--m4) 0 6px,var(--m5) 6px 12px);box-shadow:inset 0 0 0 4px #fffdf6,0 3px 10px rgb(0 0 0/.5)}
.card.comes{animation:comes .28s ease-out}
@keyframes comes{from{translate:0 -40px;opacity:0}}
.felt{grid-area:felt;grid-template-columns:1fr .8fr 1fr}
.spot{font-size:clamp(14px,2.4vh,20px);align-content:center;text-align:center}
.spot small{display:block;font-size:13px;font-weight:600}
@media (max-height:520px){.stage{grid-template:"last last last" 30px "player felt banker" minmax(0,1fr)/1fr 1.5fr 1fr;padding:4px 60px 0}.felt{min-height:80px}}
@media (min-aspect-ratio:1) and (max-width:639px){.stage{grid-template-columns:1fr 2fr 1fr}.felt{gap:1px;padding:4px}}
`;
