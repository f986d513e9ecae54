import { type ReactNode, Suspense, use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { useText } from '#client/i18n/useText.ts';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { OptionalSection } from './OptionalSection.tsx';

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

/** A row of deferred items: skeletons first, then the items, a failure message, or nothing when there are none (OptionalSection). */
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
  return (
    <OptionalSection
      part={use(props.items)}
      failed={text('lobby.sectionFailed', { title: props.title })}
      waiting={<Loading {...props} />}
    >
      {(items) =>
        items.length > 0 && (
          <Row {...props}>
            {items.map((item) => (
              <li key={item.id}>{props.children(item)}</li>
            ))}
          </Row>
        )
      }
    </OptionalSection>
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
