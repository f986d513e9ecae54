import { chipStyles } from '#sandbox/games/instant/frame/chipStyles.ts';

/** The pips of each face in a 3 by 3 square. */
const PIPS: readonly (readonly number[])[] = [
  [5],
  [1, 9],
  [1, 5, 9],
  [1, 3, 7, 9],
  [1, 3, 5, 7, 9],
  [1, 3, 4, 6, 7, 9],
];

function pips(): string {
  return PIPS.map((places, index) => {
    const dots = places.map((place) => {
      const [x, y] = [((place - 1) % 3) * 50, Math.floor((place - 1) / 3) * 50];
      return `radial-gradient(circle,#15151f 62%,transparent 66%) ${x}% ${y}%/26% 26% no-repeat`;
    });
    return `.die[data-face="${index + 1}"] i{background:${dots.join(',')}}`;
  }).join('');
}

export const diceStyles = `${chipStyles}
.stage{flex:1;min-height:0;display:grid;grid-template:"last" 34px "dice" minmax(84px,24%) "felt" minmax(0,1fr)/minmax(0,1fr);gap:8px;padding:0 10px 4px;width:100%;max-width:960px;margin-inline:auto}
.last{grid-area:last;justify-content:center;flex-wrap:nowrap}
.dice{grid-area:dice;display:flex;justify-content:center;align-items:center;gap:14px;container-type:size}
.die{display:block;height:min(88cqh,24cqw,130px);aspect-ratio:1;padding:min(10cqh,2.8cqw,15px);border-radius:20%;background:linear-gradient(145deg,#fffdf6,#d9d4c4);box-shadow:0 4px 14px rgb(0 0 0/.55),inset 0 -3px 6px rgb(0 0 0/.2)}
.die i{display:block;width:100%;height:100%}
.is-playing .die{animation:tumble .34s linear infinite}
@keyframes tumble{50%{rotate:180deg;translate:0 -14px}100%{rotate:360deg}}
${pips()}
.felt{grid-area:felt;grid-template-columns:repeat(84,1fr);grid-template-rows:1.2fr 1fr 1fr 1fr .8fr}
.spot{font-size:clamp(14px,2.2vh,19px);align-content:center;text-align:center}
.spot small{display:block;font-size:12px;font-weight:600}
.spot.even{grid-column:span 21;background:rgb(0 0 0/.3)}
.spot.total{grid-column:span 12}
.spot.number{grid-column:span 14;background:rgb(0 0 0/.22)}
.spot.alike{grid-column:span 84;background:rgb(0 0 0/.3)}
@media (min-aspect-ratio:1){.felt{grid-template-rows:1.2fr 1fr 1fr .8fr;}.spot.total{grid-column:span 6}}
@media (max-height:520px){.stage{grid-template:"last last" 30px "dice felt" minmax(0,1fr)/150px 1fr;padding:4px 60px 0}.dice{flex-direction:column;gap:6px}.die{height:min(28cqh,60cqw)}}
@media (min-aspect-ratio:1) and (max-width:899px){.stage{grid-template-columns:72px 1fr;gap:6px 10px}.felt{grid-template-rows:1.1fr 1fr 1fr 1fr .8fr}.spot{font-size:14px;line-height:1.1}.spot.total{grid-column:span 12;display:flex;align-items:center;justify-content:center;gap:4px}}
@media (min-aspect-ratio:1) and (max-width:639px){.last{display:none}.stage{grid-template:"dice felt" minmax(0,1fr)/44px 1fr}.spot.even{display:flex;align-items:center;justify-content:center;gap:4px}.spot.total{flex-wrap:wrap;gap:0 3px;font-size:12px}.spot small{font-size:11px}}
`;
