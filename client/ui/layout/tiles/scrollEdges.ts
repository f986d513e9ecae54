export interface ScrollEdges {
  atStart: boolean;
  atEnd: boolean;
}

/** Whether a sideways scroller stands at its ends; a pixel of rounding is forgiven. From right to left `scrollLeft` falls below 0. */
export function scrollEdges({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}): ScrollEdges {
  const from = Math.abs(scrollLeft);
  return { atStart: from <= 1, atEnd: from + clientWidth >= scrollWidth - 1 };
}
