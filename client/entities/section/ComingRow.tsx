import { type ReactNode, Suspense, use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { useText } from '#client/i18n/useText.ts';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { SectionFailed } from './SectionFailed.tsx';
import { SectionLate } from './SectionLate.tsx';

interface ComingRowProps<T> {
  title: string;
  more: { href: string; text: string };
  size: 'card' | 'chip';
  items: Promise<Settled<readonly T[]>>;
  /** Placeholder of one item while they load; as high as an item, to avoid layout shift. */
  skeleton: ReactNode;
  children: (item: T) => ReactNode;
}

/** Number of placeholders: a row of chips at the greatest width. */
const PLACEHOLDERS = 5;

/** A row of deferred items: skeletons first, then the items, a failure message, or nothing when there are none. */
export function ComingRow<T extends { id: number | string }>(props: ComingRowProps<T>) {
  return (
    <Suspense fallback={<Loading {...props} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loading<T>(props: ComingRowProps<T>) {
  return (
    <Row {...props}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <li key={index}>{props.skeleton}</li>
      ))}
    </Row>
  );
}

function Loaded<T extends { id: number | string }>(props: ComingRowProps<T>) {
  const text = useText();
  const settled = use(props.items);
  if (!settled.ok && settled.isLate)
    return (
      <SectionLate title={text('lobby.sectionFailed', { title: props.title })} error={settled.error}>
        <Loading {...props} />
      </SectionLate>
    );
  if (!settled.ok)
    return <SectionFailed title={text('lobby.sectionFailed', { title: props.title })} error={settled.error} />;
  if (settled.value.length === 0) return null;
  return (
    <Row {...props}>
      {settled.value.map((item) => (
        <li key={item.id}>{props.children(item)}</li>
      ))}
    </Row>
  );
}

function Row({
  title,
  more,
  size,
  children,
}: Pick<ComingRowProps<never>, 'title' | 'more' | 'size'> & { children: ReactNode }) {
  const text = useText();
  return (
    <TileRow
      title={title}
      more={more}
      size={size}
      link={renderLocaleLink}
      previousLabel={text('lobby.previous')}
      nextLabel={text('lobby.next')}
    >
      {children}
    </TileRow>
  );
}
