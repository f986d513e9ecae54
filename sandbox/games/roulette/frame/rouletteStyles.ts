import { chipStyles } from '#sandbox/games/instant/frame/chipStyles.ts';
import { SPOTS } from '#sandbox/games/roulette/rouletteMaths.ts';

/** The grid place of each spot: upright on phones, three numbers a row; on wide screens lying, twelve a row. */
function places(isWide: boolean): string {
  const rules: string[] = [];
  const put = (spot: string, row: string, column: string) =>
    rules.push(`[data-spot=${spot}]{grid-row:${row};grid-column:${column}}`);
  for (let number = 1; number <= 36; number += 1) {
    const [line, place] = [Math.floor((number - 1) / 3), (number - 1) % 3];
    if (isWide) put(`n${number}`, `${3 - place}`, `${line + 2}`);
    else put(`n${number}`, `${line + 2}`, `${place + 3}`);
  }
  for (let third = 0; third < 3; third += 1) {
    if (isWide) {
      put(`column${third + 1}`, `${3 - third}`, '14');
      put(`dozen${third + 1}`, '4', `${third * 4 + 2}/span 4`);
    } else {
      put(`column${third + 1}`, '14', `${third + 3}`);
      put(`dozen${third + 1}`, `${third * 4 + 2}/span 4`, '2');
    }
  }
  for (const [index, spot] of ['low', 'even', 'red', 'black', 'odd', 'high'].entries())
    if (isWide) put(spot, '5', `${index * 2 + 2}/span 2`);
    else put(spot, `${index * 2 + 2}/span 2`, '1');
  put('n0', isWide ? '1/span 3' : '1', isWide ? '1' : '3/span 3');
  return rules.join('');
}

/** On the wide table a split chip is on the edge of its first number. */
function splitPlaces(): string {
  return [...SPOTS.keys()]
    .filter((spot) => spot.includes('-'))
    .map((spot) => {
      const [a = 0, b = 0] = spot.split('-').map(Number);
      const isNeighbour = a > 0 && b === a + 1;
      const [line, place] = [Math.floor((b - 1) / 3), (b - 1) % 3];
      // Vertical splits: at the bottom of the higher number. Horizontal splits: at the left edge of the later number.
      return `[data-spot="${spot}"]{grid-row:${3 - place};grid-column:${line + 2};${isNeighbour ? 'align-self:end;justify-self:center;translate:0 50%' : 'align-self:center;justify-self:start;translate:-50% 0'}}`;
    })
    .join('');
}

export const rouletteStyles = `${chipStyles}
.last{grid-area:last}
.red{background:#c01830}.black{background:#15151f}.green{background:#0e7a46}
.stage{position:relative;flex:1;min-height:0;display:grid;grid-template:"disc last" clamp(84px,16vh,170px) "felt felt" 1fr/clamp(84px,16vh,170px) 1fr;gap:6px 12px;padding:0 8px}
.disc{grid-area:disc;position:relative;display:grid;place-items:center;min-height:0;container-type:size}
.wheel{width:min(100cqh,100cqw);height:min(100cqh,100cqw);filter:none;overflow:visible}
#wheel-turn,#ball-turn{will-change:transform}
#fallen{position:absolute;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;font-size:21px;font-weight:800;border:2px solid var(--m2);font-variant-numeric:tabular-nums;box-shadow:0 2px 8px rgb(0 0 0/.6)}
.felt{grid-area:felt;grid-template-columns:1fr 1fr repeat(3,1.15fr);grid-template-rows:repeat(14,1fr)}
.spot{font-size:clamp(12px,2.1vh,17px)}
.spot.side span.word{padding:0 2px;overflow:hidden;max-width:100%;text-overflow:ellipsis;font-size:clamp(11px,1.8vh,15px)}
.split{display:none}
${places(false)}
@media (max-aspect-ratio:1){
.stage{padding-bottom:2px}
/* A cell is as high as a finger; the table scrolls where it does not fit. */
.felt{position:relative;grid-template-rows:repeat(14,minmax(44px,1fr));overflow-y:auto;overscroll-behavior:contain;scroll-padding:50px;touch-action:pan-y}
.spot{font-size:17px}
.is-playing .disc{position:absolute;grid-area:auto;z-index:3;inset:0 8px;border-radius:16px;background:color-mix(in srgb,var(--ink) 82%,transparent)}
.is-playing .wheel{width:min(94cqw,90cqh);height:min(94cqw,90cqh)}
.is-playing #fallen{width:96px;height:96px;font-size:48px}
}
@media (max-aspect-ratio:1) and (max-height:740px){.stage{padding-top:6px}.disc{margin-left:50px}.stage{grid-template-columns:calc(clamp(84px,16vh,170px) + 50px) 1fr}.last{padding-right:52px}.is-playing .disc{margin:0}}
@media (min-aspect-ratio:1){
.stage{grid-template:"disc last" 34px "disc felt" 1fr/minmax(150px,27%) 1fr;padding:0 max(12px,(100vw - 1240px)/2);gap:8px 20px}
.disc{height:100%;max-height:54vh;align-self:center}
.last{flex-wrap:nowrap}
#fallen{width:72px;height:72px;font-size:34px}
.felt{grid-template-columns:1.1fr repeat(12,1fr) 1.1fr;grid-template-rows:repeat(3,minmax(30px,1.3fr)) 1fr 1fr;height:min(100%,400px);align-self:center}
.spot{font-size:clamp(13px,2.2vh,19px)}
${places(true)}
}
@media (min-aspect-ratio:1) and (min-width:900px){.split{display:grid;place-items:center;position:relative;z-index:1;width:26px;height:26px;border-radius:50%}.split:hover{box-shadow:inset 0 0 0 2px rgb(255 255 255/.7)}${splitPlaces()}}
@media (min-aspect-ratio:1) and (max-height:560px){.stage{grid-template-columns:minmax(120px,22%) 1fr;padding:6px 60px 0}}
/* On a phone on its side the last numbers stand over the wheel, so that the table has the whole height. */
@media (min-aspect-ratio:1) and (max-height:560px) and (max-width:959px){.stage{grid-template:"last felt" 28px "disc felt" minmax(0,1fr)/116px 1fr;gap:4px 12px;padding:4px 56px 0}.last{gap:3px}}
@media (min-aspect-ratio:1) and (max-width:639px){.last{display:none}.stage{grid-template:"disc felt" minmax(0,1fr)/96px 1fr;gap:10px}.disc{max-height:none}.felt{padding:4px;grid-template-columns:1fr repeat(12,1fr) 1.3fr;grid-template-rows:repeat(3,minmax(0,1.2fr)) minmax(0,1fr) minmax(0,1fr)}.spot.side span.word{padding:0;font-size:11px}}
`;
