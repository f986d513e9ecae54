import { useState } from 'react';
import { Tile } from '#client/ui/layout/tiles/Tile.tsx';
import { TileGrid } from '#client/ui/layout/tiles/TileGrid.tsx';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { TileSkeleton } from '#client/ui/layout/tiles/TileSkeleton.tsx';
import { GallerySection } from './GallerySection.tsx';
import { galleryCover } from './galleryCover.ts';

const NAMES = ['Anor Fortune', 'Silk Road Caravan Deluxe', 'Tiger Silk', 'Sky Hunter', 'Steppe Wolf', 'Lola'];

export function TilesSection() {
  const [liked, setLiked] = useState(true);
  const tile = { href: '#tiles-title', playText: 'Oʻynash', demo: { href: '#tiles-title', text: 'Demo' } };
  return (
    <GallerySection id="tiles" title="Oʻyin kartasi: oddiy, sevimli, yangi, jonli, yopiq, kutilmoqda">
      <TileGrid>
        <li>
          <Tile {...tile} name="Anor Fortune" provider="Registon Play" cover={galleryCover(350)} />
        </li>
        <li>
          <Tile
            {...tile}
            name="Silk Road Caravan Deluxe"
            provider="Aral Gaming"
            cover={galleryCover(30)}
            favorite={{ on: liked, label: 'Sevimli', onToggle: () => setLiked(!liked) }}
          />
        </li>
        <li>
          <Tile
            {...tile}
            name="Sky Hunter"
            provider="Aral Gaming"
            cover={galleryCover(220)}
            badge={{ kind: 'new', text: 'Yangi' }}
          />
        </li>
        <li>
          <Tile
            {...tile}
            name="Jonli ruletka"
            provider="Nur Studio"
            cover={galleryCover(150)}
            results={[
              { text: '17', look: 'black' },
              { text: '32', look: 'red' },
              { text: '0', look: 'green' },
              { text: '5', look: 'red' },
            ]}
            resultsLabel="Oxirgi natijalar"
            limits="200–100 000 soʻm"
            badge={{ kind: 'live', text: 'Jonli' }}
          />
        </li>
        <li>
          <Tile
            {...tile}
            name="Steppe Wolf"
            provider="Nur Studio"
            cover={galleryCover(260)}
            unavailable="Texnik ishlar 18:00gacha"
          />
        </li>
        <li>
          <TileSkeleton />
        </li>
      </TileGrid>
      <TileRow
        title="Mashhur oʻyinlar"
        more={{ href: '#tiles-title', text: 'Barchasi' }}
        previousLabel="Oldingi"
        nextLabel="Keyingi"
      >
        {[...NAMES, ...NAMES].map((name, index) => (
          <li key={index}>
            <Tile {...tile} name={name} provider="Registon Play" cover={{ ...galleryCover(index * 40), hue: index }} />
          </li>
        ))}
      </TileRow>
    </GallerySection>
  );
}
