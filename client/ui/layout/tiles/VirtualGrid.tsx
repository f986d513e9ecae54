import { clsx } from 'clsx';
import { type ReactNode, Suspense, useRef } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { VIRTUAL_LIST_MAX_ITEMS } from '#shared/constants.ts';
import grid from './TileGrid.module.css';
import { useGridShape } from './useGridShape.ts';
import styles from './VirtualGrid.module.css';

const VirtualRows = lateComponent(
  async () => ({ VirtualRows: (await import('./VirtualRows.tsx')).VirtualRows<never> }),
  'VirtualRows',
);

interface VirtualGridProps<T> {
  items: readonly T[];
  label: string;
  renderItem: (item: T, index: number) => ReactNode;
  keyOf: (item: T, index: number) => string | number;
  /** As TileGrid: `hall` leaves room for a filter. */
  columns?: 'hall' | 'row';
  /** Number of items before these in the whole list, and of all its items: assistive technology tells an item's place in it. */
  offset?: number;
  total?: number;
  /** Shorter lists are rendered whole. */
  virtualFrom?: number;
}

/**
 * A grid of up to 1000 tiles. The server and the first browser render show all; a long grid then renders only the rows within
 * 200 px of the screen, by code that short grids do not load.
 */
export function VirtualGrid<T>({
  items,
  label,
  renderItem,
  keyOf,
  columns = 'row',
  offset = 0,
  total,
  virtualFrom = 60,
}: VirtualGridProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const shape = useGridShape(box);
  const shown = items.slice(0, VIRTUAL_LIST_MAX_ITEMS);
  const gridClassName = grid[columns] ?? '';
  const plain = (
    <ul data-grid="" aria-label={label} className={clsx(grid.grid, gridClassName, styles.grid)}>
      {shown.map((item, index) => (
        <li
          key={keyOf(item, index)}
          aria-posinset={total === undefined ? undefined : offset + index + 1}
          aria-setsize={total}
        >
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={box}>
      {shape && shown.length > virtualFrom ? (
        <Suspense fallback={plain}>
          <VirtualRows
            {...shape}
            items={shown as never[]}
            label={label}
            offset={offset}
            total={total ?? shown.length}
            gridClassName={gridClassName}
            renderItem={renderItem as (item: never, index: number) => ReactNode}
            keyOf={keyOf as (item: never, index: number) => string | number}
          />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
