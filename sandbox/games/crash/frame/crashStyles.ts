export const crashStyles = `
.sky{position:relative;flex:1;min-height:0;overflow:hidden;container-type:size}
#curve{position:absolute;inset:0;width:100%;height:100%}
#craft{position:absolute;left:0;bottom:0;width:min(26cqh,30cqw,190px);aspect-ratio:1;margin:0 0 calc(min(26cqh,30cqw,190px)/-2) calc(min(26cqh,30cqw,190px)/-2);will-change:transform}
#craft svg{width:100%;height:100%;overflow:visible}
.is-over #craft{opacity:0}
#boom{position:absolute;left:0;bottom:0;width:150px;height:150px;margin:0 0 -75px -75px;opacity:0;background:radial-gradient(circle,#fff,#ffd45a 22%,#ff7a2e 44%,transparent 68%)}
.is-over.was-flying #boom{animation:boom .6s ease-out}
@keyframes boom{0%{opacity:1;scale:.2}100%{opacity:0;scale:1.5}}
.board{position:absolute;inset:5% 0 auto;display:grid;justify-items:center;gap:4px;pointer-events:none;text-align:center}
#multiplier{font-size:clamp(52px,22cqmin,150px);line-height:1;font-weight:800;font-variant-numeric:tabular-nums;letter-spacing:-.02em;text-shadow:0 2px 0 var(--m5),0 6px 30px rgb(0 0 0/.7)}
.is-flying #multiplier{color:var(--m2)}
.is-over #multiplier{color:#ff8a99}
.is-won #multiplier{color:#6ff0a8}
#sum{min-height:1.4em;font-size:20px;font-weight:700;font-variant-numeric:tabular-nums;text-shadow:0 1px 4px #000}
.last{flex:none;display:flex;gap:6px;list-style:none;padding:6px 12px 2px;overflow:hidden;justify-content:center;height:36px;flex-wrap:wrap}
.last li{padding:3px 10px;border-radius:99px;background:color-mix(in srgb,var(--ink) 78%,transparent);border:1px solid rgb(255 255 255/.16);font-size:13px;font-weight:700;font-variant-numeric:tabular-nums;color:#b9c4e6}
.last .high{color:#ffd45a;border-color:rgb(255 212 90/.5)}
.last .mid{color:#6fe3d6}
.controls{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.controls>div>span{display:block;margin-bottom:4px;font-size:12px;color:#cdd5ec}
.go{grid-column:1/-1}
.go.takes{color:#05230f;background:linear-gradient(#9ff7c0,#35d07f 55%,#219a5b)}
@media (min-aspect-ratio:1){.panel{grid-template-columns:auto 1fr;align-items:end;gap:10px 28px;padding-inline:max(20px,(100vw - 1080px)/2)}
.meters{gap:clamp(20px,4vw,56px);align-self:center}.meters div:last-child{text-align:start}.controls{grid-template-columns:1fr 1fr 1.4fr;align-items:end}.go{grid-column:auto}}
@media (max-height:520px){.name{display:none}.says{min-height:24px}.last{position:absolute;z-index:2;top:6px;left:60px;right:60px}}
@media (max-height:400px){.go{min-height:46px}.panel{padding-block:6px}}
`;
