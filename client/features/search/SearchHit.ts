import type { Game } from '#shared/api/play/games.contract.ts';
import type { GameEntry } from '#shared/search/GameEntry.ts';

export interface SearchHit {
  sysname: string;
  name: string;
  /** '' when only the sysname is known. */
  providerName: string;
  /** 300x400 px, or ''. */
  image: string;
  badge?: 'new' | 'jackpot' | 'live';
}

export interface SearchHits {
  hits: SearchHit[];
  /** Number of all hits. */
  total: number;
  /** What a misspelt text means; null: it is spelt right, or only the platform could tell. */
  spelt: string | null;
}

export function hitOf(game: GameEntry): SearchHit {
  const { sysname, name, providerName, image } = game;
  return { sysname, name, providerName, image, ...badgeOf(game) };
}

export function hitOfGame({ sysname, name, description, image_url, ...game }: Game): SearchHit {
  return {
    sysname,
    name: description.name || name,
    providerName: '',
    image: image_url ?? '',
    ...badgeOf({ ...game, isNew: game.is_new ?? false }),
  };
}

function badgeOf({
  isNew,
  categories,
  type,
}: Pick<GameEntry, 'isNew' | 'categories' | 'type'>): Pick<SearchHit, 'badge'> {
  if (isNew) return { badge: 'new' };
  if (categories.includes('jackpot')) return { badge: 'jackpot' };
  return type === 'live' ? { badge: 'live' } : {};
}
