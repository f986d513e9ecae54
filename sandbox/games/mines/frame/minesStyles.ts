import { controlStyles } from '#sandbox/games/frame/controlStyles.ts';

export const minesStyles = `${controlStyles}
.stage{flex:1;min-height:0;display:grid;place-items:center;padding:0 10px;container-type:size}
.field25{display:grid;grid-template:repeat(5,1fr)/repeat(5,1fr);gap:min(1.4cqmin,10px);width:min(100cqw,100cqh,560px);aspect-ratio:1}
.cell{display:grid;place-items:center;min-width:0;min-height:0;border-radius:18%;background:linear-gradient(160deg,var(--felt-light),var(--felt-dark));box-shadow:inset 0 0 0 2px rgb(255 255 255/.22),0 3px 0 rgb(0 0 0/.4)}
.cell svg{width:62%;height:62%}
.is-open .cell:not([data-is]):hover{box-shadow:inset 0 0 0 3px var(--accent),0 3px 0 rgb(0 0 0/.4)}
.cell[aria-disabled=true]{cursor:default}
.cell[data-is=safe]{background:color-mix(in srgb,var(--ink) 60%,#1f9d6b);box-shadow:inset 0 0 0 2px #6ff0a8}
.cell[data-is=mine]{background:color-mix(in srgb,var(--ink) 55%,#a81c34);box-shadow:inset 0 0 0 2px rgb(255 255 255/.2)}
.cell[data-is=hit]{background:#c01830;box-shadow:inset 0 0 0 3px #fff}
.cell[data-is=missed]{opacity:.5}
`;
