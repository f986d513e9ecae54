import { PLINKO_ROWS } from '#sandbox/games/plinko/plinkoMaths.ts';

/** Distance between pegs and between rows. */
const STEP = 48;
const WIDTH = (PLINKO_ROWS + 1) * STEP;
const TOP = 30;
const ROW = 42;

/** Pegs in a triangle, a pocket under each gap of the last row; the script writes the multipliers and moves `#ball`. */
export function drawBoard(label: string): string {
  const pegs: string[] = [];
  for (let row = 0; row < PLINKO_ROWS; row += 1)
    for (let index = 0; index <= row + 1; index += 1)
      pegs.push(
        `<circle class="peg" cx="${WIDTH / 2 + (index - (row + 1) / 2) * STEP}" cy="${TOP + 20 + row * ROW}" r="5"/>`,
      );
  const below = TOP + PLINKO_ROWS * ROW + 2;
  const pockets = Array.from({ length: PLINKO_ROWS + 1 }, (_, index) => {
    const kind = Math.min(index, PLINKO_ROWS - index);
    const name = kind < 2 ? ' edge' : kind < 4 ? ' near' : '';
    return `<g class="pocket${name}"><rect x="${index * STEP + 2}" y="${below}" width="${STEP - 4}" height="34" rx="7"/><text x="${index * STEP + STEP / 2}" y="${below + 23}"></text></g>`;
  });
  return `<svg id="board" viewBox="0 0 ${WIDTH} ${below + 38}" role="img" aria-label="${label}">${pegs.join('')}${pockets.join('')}<circle id="ball" r="11" cx="${WIDTH / 2}" cy="16"/></svg>`;
}
