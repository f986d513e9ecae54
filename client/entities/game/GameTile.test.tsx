import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import { GameTile } from './GameTile.tsx';

const intl = createTexts('uz', await loadMessages('uz'));
const game = {
  sysname: 'chorsu-wheel',
  name: 'Chorsu Wheel',
  provider: 'chorsu',
  image: '/a.webp',
  hasDemo: false,
  hue: 4,
  results: [{ text: '17', look: 'black' }],
  limits: '200–900 soʻm',
};

/** The tile as the server writes it. */
function tile(root: object): string {
  const stores = createStores({});
  return renderToString(
    <StoresContext value={stores}>
      <ReactAppContext value={{ locale: 'uz', intl, stores } as unknown as AppContext}>
        {pageAt('/', <GameTile game={game} providerNames={{}} />, { root })}
      </ReactAppContext>
    </StoresContext>,
  );
}
const limitsIn = (html: string) => /data-limits="([^"]*)"/.exec(html)?.[1];

test('a table’s tile has the hue of its cover, its results by name, and its limits', () => {
  const html = tile({ showsTables: true });
  expect(html).toContain('data-hue="4"');
  expect(html).toMatch(/aria-label="Oxirgi natijalar"><li data-look="black">17<\/li><\/ul>/);
  expect(limitsIn(html)).toBe('200–900 soʻm');
});

test('a table’s tile has neither results nor limits where nothing may be advertised', () => {
  const html = tile({});
  expect(html).not.toContain('Oxirgi natijalar');
  expect(limitsIn(html)).toBeUndefined();
});
