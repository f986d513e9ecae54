import { useState } from 'react';
import { Switch } from '#client/ui/forms/controls/choice/Switch.tsx';
import { Tile } from '#client/ui/layout/tiles/Tile.tsx';
import { VirtualGrid } from '#client/ui/layout/tiles/VirtualGrid.tsx';
import { GallerySection } from './GallerySection.tsx';
import { galleryCover } from './galleryCover.ts';

const GAMES = Array.from({ length: 1200 }, (_, index) => index);

/** A thousand tiles, virtualized. Last on the page because of its height. */
export function GridSection() {
  const [isLong, setLong] = useState(false);
  return (
    <GallerySection id="grid" title="Uzun toʻr: 1000 tagacha, ekranga yaqinlari chiziladi">
      <Switch label="Minglab oʻyin" checked={isLong} onChange={(event) => setLong(event.target.checked)} />
      <VirtualGrid
        label="Oʻyinlar"
        items={isLong ? GAMES : GAMES.slice(0, 6)}
        keyOf={(index) => index}
        renderItem={(index) => (
          <Tile
            href="#grid-title"
            name={`Oʻyin ${index + 1}`}
            provider="Registon Play"
            cover={galleryCover((index * 37) % 360)}
            playText="Oʻynash"
          />
        )}
      />
    </GallerySection>
  );
}
