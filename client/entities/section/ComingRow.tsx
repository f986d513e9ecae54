import { type ReactNode, Suspense, use } from 'react';
import type { Settled } from '../../context/settle.ts';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { TileRow } from '../../ui/layout/tiles/TileRow.tsx';
import { SectionFailed } from './SectionFailed.tsx';
import { SectionLate } from './SectionLate.tsx';

interface ComingRowProps<T> {
  title: string;
  more: { href: string; text: string };
  size: 'card' | 'chip';
  items: Promise<Settled<readonly T[]>>;
  /** Stands in each place while the items are on their way; as high as they are. */
  skeleton: ReactNode;
  children: (item: T) => ReactNode;
}

/** Places drawn while the items are on their way: a widest row of chips. */
const WAITING = 5;

/** A row whose items come after the page: skeletons first; a failure is told in its place, and an empty row is none. */
export function ComingRow<T extends { id: number | string }>(props: ComingRowProps<T>) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Came {...props} />
    </Suspense>
  );
}

function Waiting<T>(props: ComingRowProps<T>) {
  return (
    <Row {...props}>
      {Array.from({ length: WAITING }, (_, index) => (
        <li key={index}>{props.skeleton}</li>
      ))}
    </Row>
  );
}

function Came<T extends { id: number | string }>(props: ComingRowProps<T>) {
  const text = useText();
  const settled = use(props.items);
  if (!settled.ok && settled.isLate)
    return (
      <SectionLate title={text('lobby.sectionFailed', { title: props.title })} error={settled.error}>
        <Waiting {...props} />
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
