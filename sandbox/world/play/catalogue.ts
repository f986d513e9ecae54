import { createDealer, type Subject, type Wish } from '#sandbox/art/dealer.ts';
import type { GameArt } from '#sandbox/art/gameArt.ts';
import { handPicked } from '#sandbox/art/handPicked.ts';
import { type NameTheme, nameGame, themes } from '#sandbox/art/nameWords.ts';
import { type ProviderSeed, providerSeeds } from '#sandbox/art/providers.ts';
import { createRng } from '#sandbox/art/rng.ts';

export type CatalogueGame = {
  sysname: string;
  id: number;
  name: string;
  /** sysname of the provider */
  provider: string;
  type: 'slot' | 'live' | 'fast';
  /** sysnames of categories */
  categories: string[];
  hasDemo: boolean;
  /** RTP in percent, two decimals. */
  rtp: number;
  volatility: 'low' | 'medium' | 'high';
  isNew: boolean;
  /** Larger is more popular; unique. */
  popularity: number;
  /** The text of the gold pill on the cover. */
  badge?: string;
  /** Subject of the cover, which decides the engine of a fast or live game. */
  motif: string;
  /** Dealt with that of all games before it when it is first read: dealing takes more time than the rest of a catalogue. */
  readonly art: GameArt;
};

type CatalogueCategory = {
  sysname: string;
  name: { uz: string; ru: string };
  icon: string;
  type: 'slot' | 'live' | 'fast' | 'all';
};

type CatalogueProvider = ProviderSeed & { count: number };

export type GameCatalogue = {
  games: CatalogueGame[];
  categories: readonly CatalogueCategory[];
  providers: CatalogueProvider[];
};

const category = (
  sysname: string,
  uz: string,
  ru: string,
  icon: string,
  type: CatalogueCategory['type'],
): CatalogueCategory => ({
  sysname,
  name: { uz, ru },
  icon,
  type,
});

const categories: readonly CatalogueCategory[] = [
  category('popular', 'Mashhur', 'Популярные', 'flame', 'all'),
  category('new', 'Yangi', 'Новинки', 'spark', 'all'),
  category('slots', 'Slotlar', 'Слоты', 'slot', 'slot'),
  category('live', 'Jonli kazino', 'Live-казино', 'live', 'live'),
  category('fast', 'Tezkor oʻyinlar', 'Быстрые игры', 'bolt', 'fast'),
  category('jackpot', 'Jekpotlar', 'Джекпоты', 'crown', 'slot'),
  category('table', 'Stol oʻyinlari', 'Настольные игры', 'cards', 'live'),
  category('fruits', 'Mevalar', 'Фрукты', 'cherry', 'slot'),
  category('books', 'Kitoblar', 'Книги', 'book', 'slot'),
  category('animals', 'Hayvonlar', 'Животные', 'paw', 'slot'),
  category('adventure', 'Sarguzashtlar', 'Приключения', 'compass', 'slot'),
  category('classic', 'Klassika', 'Классика', 'seven', 'slot'),
  category('karvonways', 'Karvon yoʻllari', 'Караванные пути', 'ways', 'slot'),
  category('bonus-buy', 'Bonus xaridi', 'Покупка бонуса', 'gift', 'slot'),
];

/** Latin letters, digits and hyphens; U+02BB and U+02BC are dropped. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\u02bb\u02bc'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const badges = ['x1000', 'x5000', 'x500', 'MEGA', 'JACKPOT', 'x2000', 'x10000'] as const;

/**
 * The games, categories and providers of the sandbox: the same seed gives the same catalogue, and a larger `count` only
 * appends games. The first sixty were named by hand and are the most popular; the rest are dealt from word lists.
 */
export function createCatalogue({ seed, count }: { seed: string | number; count: number }): GameCatalogue {
  const rng = createRng(`catalogue/${seed}`);
  const dealer = createDealer();
  const names = new Set(handPicked.map((g) => g.name));
  const slugs = new Set<string>();
  const games: CatalogueGame[] = [];
  const deals: (() => GameArt)[] = [];
  const dealt: GameArt[] = [];
  const artOf = (index: number) => {
    for (const deal of deals.slice(dealt.length, index + 1)) dealt.push(deal());
    return dealt[index] as GameArt;
  };
  const makersOf = (type: CatalogueGame['type']) => providerSeeds.filter((p) => p.types.includes(type));

  const add = (
    game: { name: string; provider: string; type: CatalogueGame['type']; tags: readonly string[] },
    subject: Subject,
    wish: Wish = {},
  ) => {
    const index = games.length;
    const base = slugOf(game.name);
    let sysname = base;
    for (let n = 2; slugs.has(sysname); n++) sysname = `${base}-${n}`;
    slugs.add(sysname);
    const rng = createRng(`${seed}/${sysname}`);
    const isSlot = game.type === 'slot';
    const isNew = index < 60 ? index % 9 === 5 : rng.chance(0.08);
    const badge = wish.badge ?? (index >= 60 && game.type !== 'live' && rng.chance(0.1) ? rng.pick(badges) : undefined);
    const tags = new Set<string>(game.tags.filter((t) => t !== 'jackpot' || rng.chance(0.35)));
    if (index < 60) tags.add('popular');
    if (isNew) tags.add('new');
    tags.add(isSlot ? 'slots' : game.type);
    if (badge === 'JACKPOT') tags.add('jackpot');
    if (isSlot && rng.chance(0.16)) tags.add('karvonways');
    if (isSlot && rng.chance(0.3)) tags.add('bonus-buy');
    deals.push(() => dealer.deal(subject, `${seed}/${sysname}`, badge ? { ...wish, badge } : wish));
    games.push({
      sysname,
      id: 1001 + index,
      name: game.name,
      provider: game.provider,
      type: game.type,
      categories: categories.map((c) => c.sysname).filter((c) => tags.has(c)),
      // Roulette needs no croupier, so it has a demo.
      hasDemo: game.type !== 'live' || subject.motif === 'roulette',
      rtp: Math.round(rng.between(game.type === 'slot' ? 94.2 : 96.4, game.type === 'live' ? 98.9 : 97.3) * 100) / 100,
      volatility: game.type === 'live' ? 'low' : rng.pick(['low', 'medium', 'medium', 'high', 'high'] as const),
      isNew,
      popularity: 1_000_000 - index,
      ...(badge ? { badge } : {}),
      motif: subject.motif,
      get art() {
        return artOf(index);
      },
    });
  };

  for (const picked of handPicked.slice(0, count)) {
    const { group, motif, kind } = picked.subject;
    const tags: string[] = [
      ...(picked.categories ??
        themes.find((t) => t.subject.motif === motif && t.subject.kind === kind)?.categories ??
        []),
    ];
    if (group === 'fruit') tags.push('fruits');
    if (group === 'table') tags.push('table');
    add({ ...picked, tags }, picked.subject, picked.wish);
  }

  // Themes are dealt in shuffled turns, so that a motif does not repeat soon; 12 % of dealt games are live, 12 % fast.
  const turns = new Map<NameTheme['type'], NameTheme[]>();
  const recent: string[] = [];
  const nextTheme = (type: NameTheme['type']): NameTheme => {
    const all = themes.filter((t) => t.type === type);
    let turn = turns.get(type) ?? [];
    if (turn.length < all.length / 3) turn = [...turn, ...rng.shuffle(all)];
    const notRecent = turn.findIndex((t) => !recent.slice(type === 'slot' ? -9 : -6).includes(t.subject.motif));
    const index = notRecent < 0 ? 0 : notRecent;
    const [chosen] = turn.splice(index, 1) as [NameTheme];
    turns.set(type, turn);
    return chosen;
  };
  for (const game of games) recent.push(game.motif);

  while (games.length < count) {
    const roll = rng.float();
    const type = roll < 0.12 ? 'live' : roll < 0.24 ? 'fast' : 'slot';
    const chosen = nextTheme(type);
    recent.push(chosen.subject.motif);
    const name = nameGame(chosen, rng, names);
    names.add(name);
    const provider = rng.pick(makersOf(type)).sysname;
    add({ name, provider, type, tags: chosen.categories }, chosen.subject);
  }

  const counts = new Map<string, number>();
  for (const game of games) counts.set(game.provider, (counts.get(game.provider) ?? 0) + 1);
  return { games, categories, providers: providerSeeds.map((p) => ({ ...p, count: counts.get(p.sysname) ?? 0 })) };
}
