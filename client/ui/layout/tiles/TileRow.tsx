import { clsx } from 'clsx';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { inlineSign } from '#client/lib/inlineSign.ts';
import { SectionHeader, type SectionHeaderProps } from '#client/ui/layout/SectionHeader.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { scrollEdges } from './scrollEdges.ts';
import styles from './TileRow.module.css';

interface TileRowProps extends Omit<SectionHeaderProps, 'id' | 'children'> {
  previousLabel: string;
  nextLabel: string;
  /** `tile` follows the columns of the grid; `card` is for wider cards (tournaments, winners). */
  size?: 'tile' | 'card' | 'chip';
  className?: string;
  onScroll?: () => void;
  /** `<li>` elements. */
  children: ReactNode;
}

/** A titled section whose items scroll horizontally. Arrow buttons are for pointers; touch and keyboards scroll natively. */
export function TileRow({
  previousLabel,
  nextLabel,
  size = 'tile',
  className,
  onScroll,
  children,
  ...header
}: TileRowProps) {
  const row = useRef<HTMLUListElement>(null);
  // Without script, and in a row that is whole on the screen, the buttons would do nothing.
  const [edges, setEdges] = useState<ReturnType<typeof scrollEdges> | null>(null);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const now = scrollEdges(list);
      startTransition(() => setEdges((was) => (was?.atStart === now.atStart && was.atEnd === now.atEnd ? was : now)));
    };
    list.addEventListener('scroll', look, { passive: true });
    // Far from the screen, content-visibility skips the row, and its tiles cannot be measured.
    list.addEventListener('contentvisibilityautostatechange', look);
    // Looks for the first time after the next layout; to measure here would force one, which takes a phone long.
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      list.removeEventListener('contentvisibilityautostatechange', look);
      observer.disconnect();
    };
  }, []);

  const scroll = (step: 1 | -1) => row.current?.scrollBy({ left: inlineSign() * step * row.current.clientWidth * 0.9 });
  return (
    // aria-label instead of the heading's id: while a page streams, the placeholder row and the loaded row are both in the document.
    <section aria-label={header.title} className={className}>
      <SectionHeader {...header}>
        <span className={styles.arrows}>
          {edges && !(edges.atStart && edges.atEnd) && (
            <>
              <IconButton
                icon="chevron-left"
                label={previousLabel}
                disabled={edges.atStart}
                onClick={() => scroll(-1)}
              />
              <IconButton icon="chevron-right" label={nextLabel} disabled={edges.atEnd} onClick={() => scroll(1)} />
            </>
          )}
        </span>
      </SectionHeader>
      <ul ref={row} className={clsx(styles.row, styles[size])} onScroll={onScroll}>
        {children}
      </ul>
    </section>
  );
}
