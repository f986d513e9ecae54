import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import { VIRTUAL_LIST_BUFFER_PX } from '#shared/constants.ts';
import grid from './TileGrid.module.css';
import type { GridShape } from './useGridShape.ts';
import styles from './VirtualGrid.module.css';

interface VirtualRowsProps<T> extends GridShape {
  items: readonly T[];
  label: string;
  offset: number;
  total: number;
  gridClassName: string;
  renderItem: (item: T, index: number) => ReactNode;
  keyOf: (item: T, index: number) => string | number;
}

/** A long grid as rows, rendering only those near the screen. In the browser only, loaded by VirtualGrid. */
export function VirtualRows<T>({
  items,
  columns,
  rowHeight,
  label,
  offset,
  total,
  gridClassName,
  renderItem,
  keyOf,
}: VirtualRowsProps<T>) {
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows stand between the list and its items
    <div role="list" aria-label={label}>
      {/* A change of columns moves items to other rows, so measured sizes are no longer valid. */}
      <WindowVirtualizer key={columns} data={rows} itemSize={rowHeight} bufferSize={VIRTUAL_LIST_BUFFER_PX}>
        {(row, rowIndex) => (
          <div data-grid="" className={clsx(grid.grid, gridClassName, styles.row)}>
            {row.map((item, column) => {
              const index = rowIndex * columns + column;
              return (
                <div key={keyOf(item, index)} role="listitem" aria-posinset={offset + index + 1} aria-setsize={total}>
                  {renderItem(item, index)}
                </div>
              );
            })}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  );
}
