import { controlStyles } from '#sandbox/games/frame/controlStyles.ts';

export const crashStyles = `${controlStyles}
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
