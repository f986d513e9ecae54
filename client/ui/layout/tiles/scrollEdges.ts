export interface ScrollEdges {
  atStart: boolean;
  atEnd: boolean;
}

/** Whether a horizontal scroller is at its ends, with a pixel of tolerance. In right-to-left pages `scrollLeft` is negative. */
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
