import { useText } from '#client/i18n/useText.ts';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { TileSkeleton } from '#client/ui/layout/tiles/TileSkeleton.tsx';

export function SimilarSkeleton() {
  const text = useText();
  return (
    <TileRow title={text('game.similar')} previousLabel={text('game.previous')} nextLabel={text('game.next')}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <TileSkeleton />
        </li>
      ))}
    </TileRow>
  );
}
