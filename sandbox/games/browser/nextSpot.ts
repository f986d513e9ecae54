/** Where a spot is on the screen. */
type SpotBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The index of the spot that an arrow key leads to: the nearest one ahead, the straighter the nearer. Undefined: there is none; a spot without width is not shown. */
export function nextSpot(boxes: readonly SpotBox[], from: number, key: string): number | undefined {
  const middleOf = (box: SpotBox) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = middleOf(boxes[from] as SpotBox);
  let best: number | undefined;
  let nearest = Infinity;
  for (const [index, box] of boxes.entries()) {
    if (index === from || box.width === 0) continue;
    const [otherX, otherY] = middleOf(box);
    const [dx, dy] = [otherX - x, otherY - y];
    const [ahead, aside] =
      key === 'ArrowRight' ? [dx, dy] : key === 'ArrowLeft' ? [-dx, dy] : key === 'ArrowDown' ? [dy, dx] : [-dy, dx];
    if (ahead < 4) continue;
    const distance = ahead + Math.abs(aside) * 2;
    if (distance < nearest) [nearest, best] = [distance, index];
  }
  return best;
}
