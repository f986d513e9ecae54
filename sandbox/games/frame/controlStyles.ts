/** Two steppers and the large button: a column on phones, a row on wide screens. */
export const controlStyles = `
.last{display:flex;gap:6px;list-style:none;overflow:hidden;justify-content:center;flex:none;flex-wrap:wrap;height:36px;padding:6px 12px 2px}
.last li{padding:3px 10px;border-radius:99px;background:color-mix(in srgb,var(--ink) 78%,transparent);border:1px solid rgb(255 255 255/.16);font-size:13px;font-weight:700;font-variant-numeric:tabular-nums;color:#b9c4e6}
.last .high{color:#ffd45a;border-color:rgb(255 212 90/.5)}
.last .mid{color:#6fe3d6}
.controls{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.controls>div>span{display:block;margin-bottom:4px;font-size:12px;color:#cdd5ec}
.go{grid-column:1/-1}
.go.takes{color:#05230f;background:linear-gradient(#9ff7c0,#35d07f 55%,#219a5b)}
@media (min-aspect-ratio:1){.panel{grid-template-columns:auto 1fr;align-items:end;gap:10px 28px;padding-inline:max(20px,(100vw - 1080px)/2)}
.meters{gap:clamp(20px,4vw,56px);align-self:center}.meters div:last-child{text-align:start}.controls{grid-template-columns:1fr 1fr 1.4fr;align-items:end}.go{grid-column:auto}}
@media (min-aspect-ratio:1) and (max-width:899px){.panel{gap:6px 12px;padding-inline:12px}.meters{flex-direction:column;gap:0}.meters div{display:flex;align-items:baseline;gap:6px}.meters dd{font-size:14px}.controls{gap:8px;grid-template-columns:1fr 1fr minmax(120px,1.2fr)}.controls>div>span{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.stepper [role=img]{min-width:40px}.go{padding-inline:10px;font-size:16px}}
@media (min-aspect-ratio:1) and (max-width:639px){.panel{grid-template-columns:minmax(0,1fr);gap:2px}.meters{flex-flow:row nowrap;justify-content:space-between;gap:12px}.meters dd{font-size:13px}}
@media (max-height:520px){.name{display:none}.message{min-height:24px}.last{position:absolute;z-index:2;top:60px;left:8px;flex-flow:column nowrap;align-items:flex-start;height:auto;max-height:84px;padding:0;gap:4px}.last li{font-size:12px;padding:2px 8px}.last li:nth-child(n+4){display:none}}
@media (max-height:400px){.go{min-height:46px}.panel{padding-block:6px}}
`;
