import { createHash } from 'node:crypto';
import type { SlotTheme } from './SlotTheme.ts';
import { slotThemes } from './slotThemes.ts';

/** Words in a game's motif, sysname or categories that decide its theme; the first match wins. Live games use felt whatever their name. */
const SIGNS: readonly [theme: string, words: RegExp][] = [
  ['rocket', /crash|rocket|raketa|balloon|space|koinot|neon|plinko|mines|turbo|jet|comet|galax/],
  ['books', /book|kitob|pharaoh|egypt|mask|magic|secret|mystery|tale/],
  ['ocean', /koi|fish|baliq|sea|ocean|dengiz|pearl|mermaid|water|wave/],
  ['fire', /volcano|fire|olov|dragon|phoenix|burn|hot|magma|flame|sevens|bell/],
  ['fruits', /fruit|cherry|lemon|melon|grape|pomegranate|anor|citrus|juic|berry/],
  ['animals', /wolf|fox|lion|tiger|panther|animal|camel|falcon|peacock|wild|safari/],
  ['gems', /gem|jewel|diamond|crown|treasure|coin|gold|crystal|chest|rich/],
  ['samarkand', /samar|moon|palace|lantern|tulip|teapot|silk|caravan|humo|iwan|registon|sult/],
];

export interface Themed {
  sysname: string;
  type: string;
  categories: readonly string[];
  /** The motif of its cover. */
  motif?: string;
}

function byId(id: string): SlotTheme {
  return slotThemes.find((theme) => theme.id === id) ?? (slotThemes[0] as SlotTheme);
}

/** The theme of a game, the same on each call. A game without a matching word gets one by a hash of its sysname. */
export function themeOf(game: Themed): SlotTheme {
  if (game.type === 'live') return byId('table');
  const words = [game.motif ?? '', game.sysname, ...game.categories].join(' ').toLowerCase();
  const sign = SIGNS.find(([, pattern]) => pattern.test(words));
  if (sign) return byId(sign[0]);
  const dealt = createHash('sha256').update(game.sysname).digest().readUInt32BE(0);
  const dealable = slotThemes.filter((theme) => theme.id !== 'table');
  return dealable[dealt % dealable.length] as SlotTheme;
}
