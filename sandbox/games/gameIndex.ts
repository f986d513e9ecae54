import { colourOfPalette } from '#sandbox/art/colourOfPalette.ts';
import { engineOf, RTP, VOLATILITY } from '#sandbox/games/engineOf.ts';
import type { CatalogueGame, GameCatalogue } from '#sandbox/world/play/catalogue.ts';
import { pictureFiles } from '#sandbox/world/play/pictureFiles.ts';
import type { Game, GameQuery } from '#shared/api/play/games.contract.ts';
import { foldSearchText } from '#shared/domain/foldSearchText.ts';

const PAGE = 24;
const PAGE_MAX = 1000;

interface Indexed {
  game: CatalogueGame;
  wire: Game;
  search: string;
}

/** Answers games.get from memory: the catalogue does not change while the sandbox runs. */
export interface GameIndex {
  /** By sysname, or by the id as number or string. */
  find(key: string): CatalogueGame | undefined;
  wire(sysname: string): Game | undefined;
  query(query: GameQuery): { items: Game[]; total: number };
  sysnames: readonly string[];
}

function toWire(game: CatalogueGame): Game {
  return {
    sysname: game.sysname,
    id: game.id,
    name: game.name,
    image_url: `/uploads/games/${game.sysname}-300x400.webp`,
    provider: game.provider,
    type: game.type,
    categories: game.categories,
    has_demo: game.hasDemo,
    // Every game plays on one of a few engines, so its RTP is the engine's and not the catalogue's.
    rtp: RTP[engineOf(game)],
    volatility: VOLATILITY[engineOf(game)],
    is_new: game.isNew,
    // Read when it is asked for: dealing the art takes time.
    get image_color() {
      return colourOfPalette(game.art.palette);
    },
    description: { name: game.name, images: pictureFiles(`games/${game.sysname}`, ['225x300', '288x192', '300x400']) },
  };
}

export function createGameIndex(catalogue: GameCatalogue): GameIndex {
  const providerNames = new Map(catalogue.providers.map((provider) => [provider.sysname, provider.name]));
  const indexed = catalogue.games.map(
    (game): Indexed => ({
      game,
      wire: toWire(game),
      search: foldSearchText(`${game.name} ${providerNames.get(game.provider) ?? game.provider}`),
    }),
  );
  const bySysname = new Map(indexed.map((entry) => [entry.game.sysname, entry]));
  const byId = new Map(indexed.map((entry) => [String(entry.game.id), entry]));
  const orders: Record<NonNullable<GameQuery['sort']>, Indexed[]> = {
    popular: indexed.toSorted(
      (a, b) => b.game.popularity - a.game.popularity || (a.game.sysname < b.game.sysname ? -1 : 1),
    ),
    new: indexed.toSorted(
      (a, b) => Number(b.game.isNew) - Number(a.game.isNew) || b.game.popularity - a.game.popularity,
    ),
    name: indexed.toSorted((a, b) => a.game.name.localeCompare(b.game.name, 'en')),
  };

  const find = (key: string) => bySysname.get(key) ?? byId.get(key);
  return {
    find: (key) => find(key)?.game,
    wire: (sysname) => bySysname.get(sysname)?.wire,
    sysnames: catalogue.games.map((game) => game.sysname),
    query: ({ sysname, type, category, providers, search, offset = 0, limit, sort = 'popular' }) => {
      const names = sysname === undefined ? undefined : [sysname].flat();
      // Named games stay in the given order: favourites and recent games depend on it.
      const source = names ? names.flatMap((name) => bySysname.get(name) ?? []) : orders[sort];
      const words = foldSearchText(search ?? '')
        .split(' ')
        .filter(Boolean);
      const matches = source.filter(
        (entry) =>
          (type === undefined || type === 'all' || type === 'casino' || entry.game.type === type) &&
          (category === undefined || entry.game.categories.includes(category)) &&
          (!providers?.length || providers.includes(entry.game.provider)) &&
          words.every((word) => entry.search.includes(word)),
      );
      const page = Math.min(Math.max(0, limit ?? names?.length ?? PAGE), PAGE_MAX);
      return { items: matches.slice(offset, offset + page).map((entry) => entry.wire), total: matches.length };
    },
  };
}
