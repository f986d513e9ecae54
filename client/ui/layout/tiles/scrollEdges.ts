export interface ScrollEdges {
  atStart: boolean;
  atEnd: boolean;
}

/** Whether a sideways scroller stands at its ends; a pixel of rounding is forgiven. */
export function scrollEdges({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}): ScrollEdges {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}
