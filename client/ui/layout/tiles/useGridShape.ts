import { type RefObject, useEffect, useState } from 'react';

export interface GridShape {
  columns: number;
  /** Height of a tile and the gap under it, pixels. */
  rowHeight: number;
}

/** Columns and row height as laid out by the style sheet; null until measured after hydration. */
export function useGridShape(ref: RefObject<HTMLElement | null>): GridShape | null {
  const [shape, setShape] = useState<GridShape | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const grid = element.querySelector('[data-grid]');
      const tile = grid?.firstElementChild;
      if (!grid || !tile) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
      const columns = gridTemplateColumns.split(' ').length;
      const rowHeight = tile.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0);
      if (columns > 0 && rowHeight > 0)
        setShape((was) => (was?.columns === columns && was.rowHeight === rowHeight ? was : { columns, rowHeight }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return shape;
}
