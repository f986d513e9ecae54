import { useText } from '#client/i18n/useText.ts';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { TileSkeleton } from '#client/ui/layout/tiles/TileSkeleton.tsx';

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
