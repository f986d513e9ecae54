import { SPOTS } from '../rouletteMaths.ts';

/** Where each spot lies: on phones the table stands, three numbers a row; on wide screens it lies, twelve a row. */
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

/** On the wide table a chip between two numbers lies on the edge of the first of them. */
function splitPlaces(): string {
  return [...SPOTS.keys()]
    .filter((spot) => spot.includes('-'))
    .map((spot) => {
      const [a = 0, b = 0] = spot.split('-').map(Number);
      const isNeighbour = a > 0 && b === a + 1;
      const [line, place] = [Math.floor((b - 1) / 3), (b - 1) % 3];
      // Upwards: on the foot of the higher number; along the row: on the left edge of the later one.
      return `[data-spot="${spot}"]{grid-row:${3 - place};grid-column:${line + 2};${isNeighbour ? 'align-self:end;justify-self:center;translate:0 50%' : 'align-self:center;justify-self:start;translate:-50% 0'}}`;
    })
    .join('');
}

export const rouletteStyles = `
.last{grid-area:last;display:flex;gap:5px;list-style:none;align-content:center;align-items:center;flex-wrap:wrap;max-height:100%;overflow:hidden}
.last li{display:grid;place-items:center;min-width:28px;height:26px;border-radius:8px;font-size:13px;font-weight:700;font-variant-numeric:tabular-nums;border:1px solid rgb(255 255 255/.25)}
.red{background:#c01830}.black{background:#15151f}.green{background:#0e7a46}
.stage{position:relative;flex:1;min-height:0;display:grid;grid-template:"disc last" 76px "felt felt" 1fr/76px 1fr;gap:6px 12px;padding:0 8px}
.disc{grid-area:disc;position:relative;display:grid;place-items:center;min-height:0;container-type:size}
.wheel{width:min(100cqh,100cqw);height:min(100cqh,100cqw);filter:none;overflow:visible}
#wheel-turn,#ball-turn{will-change:transform}
#fallen{position:absolute;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;font-size:21px;font-weight:800;border:2px solid var(--m2);font-variant-numeric:tabular-nums;box-shadow:0 2px 8px rgb(0 0 0/.6)}
.felt{grid-area:felt;display:grid;min-height:0;gap:2px;padding:6px;border-radius:14px;background:radial-gradient(90% 110% at 50% 40%,var(--felt-light),var(--felt) 60%,var(--felt-dark));box-shadow:inset 0 0 0 2px var(--m3),inset 0 0 0 4px rgb(0 0 0/.35);grid-template-columns:1fr 1fr repeat(3,1.15fr);grid-template-rows:repeat(14,1fr)}
.spot{position:relative;display:grid;place-items:center;min-width:0;min-height:0;border-radius:6px;box-shadow:inset 0 0 0 1px rgb(255 255 255/.34);font-weight:700;font-size:clamp(12px,2.1vh,17px);font-variant-numeric:tabular-nums;overflow:visible}
.spot.red{background:#c01830}.spot.black{background:#15151f}.spot.green{background:#0e7a46}
.spot.side{background:rgb(0 0 0/.22)}
.spot.side span.word{padding:0 2px;overflow:hidden;max-width:100%;text-overflow:ellipsis;font-size:clamp(11px,1.8vh,15px)}
.spot.wins{box-shadow:inset 0 0 0 3px #fff,0 0 0 2px var(--accent);z-index:1}
.split{display:none}
.coin{position:absolute;top:50%;left:50%;translate:-50% -50%;display:grid;place-items:center;width:30px;height:30px;border-radius:50%;background:radial-gradient(circle,var(--ink) 52%,var(--m2) 54%,var(--m3) 62%,var(--ink) 64%,var(--m2) 66%);color:#fff;font-size:10px;font-weight:800;pointer-events:none;box-shadow:0 1px 3px rgb(0 0 0/.6);z-index:2}
.tools{display:grid;grid-template-columns:1fr auto auto auto;gap:8px;align-items:center}
.meters div:nth-child(2){text-align:center}
.panel{grid-template-columns:minmax(0,1fr)}
@media (max-width:389px){.meters{gap:6px}.meters dd{font-size:14px}}
${places(false)}
@media (max-aspect-ratio:1){
.stage{padding-bottom:2px}
.is-spinning .disc{position:absolute;z-index:3;inset:0 8px;border-radius:16px;background:color-mix(in srgb,var(--ink) 82%,transparent)}
.is-spinning .wheel{width:min(94cqw,90cqh);height:min(94cqw,90cqh)}
.is-spinning #fallen{width:96px;height:96px;font-size:48px}
}
@media (max-aspect-ratio:1) and (max-height:740px){.name{display:none}.stage{grid-template-rows:62px 1fr;grid-template-columns:118px 1fr;padding-top:6px}.disc{margin-left:50px}.last{padding-right:52px;max-height:60px}.is-spinning .disc{margin:0}.says{min-height:28px}.go{min-height:48px}.panel{gap:6px 8px;padding-block:8px}}
@media (min-aspect-ratio:1){
.stage{grid-template:"disc last" 34px "disc felt" 1fr/minmax(150px,27%) 1fr;padding:0 max(12px,(100vw - 1240px)/2);gap:8px 20px}
.disc{height:100%;max-height:54vh;align-self:center}
.last{flex-wrap:nowrap}
#fallen{width:72px;height:72px;font-size:34px}
.felt{grid-template-columns:1.1fr repeat(12,1fr) 1.1fr;grid-template-rows:repeat(3,minmax(30px,1.3fr)) 1fr 1fr;height:min(100%,400px);align-self:center}
.spot{font-size:clamp(13px,2.2vh,19px)}
${places(true)}
.panel{grid-template-columns:1fr auto auto;align-items:center;padding-inline:max(20px,(100vw - 1240px)/2)}
.meters{justify-content:start;gap:clamp(16px,4vw,56px)}.meters div:nth-child(n){text-align:start}
.tools{grid-template-columns:170px auto auto auto}
.go{min-width:200px}
}
@media (min-aspect-ratio:1) and (min-width:900px){.split{display:grid;place-items:center;position:relative;z-index:1;width:26px;height:26px;border-radius:50%}.split:hover{box-shadow:inset 0 0 0 2px rgb(255 255 255/.7)}${splitPlaces()}}
@media (min-aspect-ratio:1) and (max-height:560px){.name{display:none}.says{min-height:22px}.stage{grid-template-columns:minmax(120px,22%) 1fr;padding:6px 60px 0}}
@media (max-height:420px){.go{min-height:44px}.panel{padding-block:6px}.tool{height:44px}.stepper{min-height:44px}}
`;
