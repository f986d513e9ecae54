import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import { VIRTUAL_LIST_BUFFER_PX } from '../../../shared/constants.ts';
import tileGrid from '../../ui/TileGrid.module.css';
import styles from './GameGrid.module.css';

interface VirtualGridProps<T> {
  items: readonly T[];
  columns: number;
  /** The row's gap included, pixels. */
  rowHeight: number;
  label: string;
  renderItem: (item: T, index: number) => ReactNode;
}

/** A long list as rows, of which only those near the screen are in the page. In the browser only. */
export function VirtualGrid<T>({ items, columns, rowHeight, label, renderItem }: VirtualGridProps<T>) {
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows stand between the list and its items
    <div role="list" aria-label={label}>
      {/* A change of columns moves every game to another row: sizes measured before mean nothing. */}
      <WindowVirtualizer key={columns} data={rows} itemSize={rowHeight} bufferSize={VIRTUAL_LIST_BUFFER_PX}>
        {(row, rowIndex) => (
          <div data-grid="" className={clsx(tileGrid.grid, tileGrid.hall, styles.row)}>
            {row.map((item, column) => renderItem(item, rowIndex * columns + column))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  );
}
