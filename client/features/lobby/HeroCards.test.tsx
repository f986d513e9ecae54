import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import type { Settled } from '#client/context/settle.ts';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createShare } from '#client/entities/jackpot/createShare.ts';
import type { JackpotCard } from '#client/entities/jackpot/jackpotCard.ts';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import { HeroCards } from './HeroCards.tsx';

const intl = createTexts('uz', await loadMessages('uz'));
await intl.load(['lobby']);

const race = {
  id: 7,
  name: 'Navroʻz poygasi',
  status: 'active',
  start: 0,
  end: 1,
  pool: null,
  firstPrize: null,
  image: '',
  isJoined: false,
  place: null,
} as unknown as TournamentCard;

function html(jackpots: Settled<readonly JackpotCard[]>, races: readonly TournamentCard[]): string {
  const stores = createStores();
  const value: Settled<readonly TournamentCard[]> = { ok: true, value: races };
  // `use` reads a fulfilled promise at once.
  const tournaments = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  return renderToString(
    <StoresContext value={stores}>
      <ReactAppContext value={{ locale: 'uz', intl, stores } as unknown as AppContext}>
        {pageAt('/', <HeroCards share={createShare()} jackpots={jackpots} tournaments={tournaments} />, {})}
      </ReactAppContext>
    </StoresContext>,
  );
}

test.each<[string, Settled<readonly JackpotCard[]>]>([
  ['no jackpots', { ok: true, value: [] }],
  ['a platform without jackpots', { ok: false, error: 'MethodNotFoundException' }],
])('HeroCards, with %s, shows the race alone, and nothing without a race', (_name, jackpots) => {
  expect(html(jackpots, [race])).toContain('Navroʻz poygasi');
  expect(html(jackpots, []).replace(/<!--.*?-->/g, '')).toMatch(/^<div class="[^"]*"><\/div>$/);
});
