import { controlStyles } from '#sandbox/games/frame/controlStyles.ts';

export const plinkoStyles = `${controlStyles}
.stage{flex:1;min-height:0;display:grid;place-items:center;padding:0 8px;container-type:size}
#board{display:block;width:min(100cqw,96cqh,720px);height:auto;overflow:visible}
.peg{fill:var(--m1)}
.pocket rect{fill:color-mix(in srgb,var(--ink) 70%,var(--accent))}
.pocket text{font:700 17px Onest,system-ui,sans-serif;fill:#fff;text-anchor:middle}
.pocket.edge rect{fill:#a81c34}
.pocket.near rect{fill:#b0651a}
.pocket.hit rect{fill:var(--accent)}
.pocket.hit text{fill:var(--on-accent)}
#ball{fill:var(--accent);stroke:#fff;stroke-width:2}
@media (min-aspect-ratio:1) and (max-height:520px){.stage{align-items:start}#board{width:min(100cqw,98cqh)}.pocket rect{height:84px}.pocket text{font-size:32px;transform-box:fill-box;transform-origin:center;transform:translateY(27px) rotate(-90deg)}}
`;
