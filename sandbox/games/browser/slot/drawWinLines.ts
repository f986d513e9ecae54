interface LineWin {
  line: number;
  cells: readonly (readonly [number, number])[];
}

const SVG = 'http://www.w3.org/2000/svg';

/** Draws the winning lines over the reels, each in another colour. The viewBox is 5 by 3 cells of 100. */
export function drawWinLines(box: Element, wins: readonly LineWin[], lines: readonly (readonly number[])[]): void {
  box.replaceChildren(
    ...wins.flatMap(({ line }) => {
      const rows = lines[line - 1];
      if (!rows) return [];
      const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
      const path = `-4,${(rows[0] ?? 0) * 100 + 50} ${points.join(' ')} 504,${(rows.at(-1) ?? 0) * 100 + 50}`;
      return ['edge', `hue-${line % 6}`].map((name) => {
        const shape = document.createElementNS(SVG, 'polyline');
        shape.setAttribute('points', path);
        shape.setAttribute('class', name);
        return shape;
      });
    }),
  );
}
