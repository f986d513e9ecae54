import { TileSkeleton } from '../../ui/layout/tiles/TileSkeleton.tsx';
import { TileRow } from '../../ui/layout/tiles/TileRow.tsx';
import { useText } from '../../i18n/useText.ts';

export function GameRowSkeleton({ title }: { title: string }) {
  const text = useText();
  return (
    <TileRow title={title} previousLabel={text('lobby.previous')} nextLabel={text('lobby.next')}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <TileSkeleton />
        </li>
      ))}
    </TileRow>
  );
}
