import type { IconName } from '#client/ui/media/iconShapes.ts';

/** The platform's names of category icons, mapped to the site's. */
const icons: Record<string, IconName> = {
  flame: 'flame',
  spark: 'sparkle',
  slot: 'slots',
  live: 'spade',
  bolt: 'rocket',
  crown: 'diamond',
  cards: 'club',
  cherry: 'slots',
  compass: 'globe',
  ways: 'link',
  gift: 'gift',
  book: 'document',
  paw: 'star',
  seven: 'dice',
};

export function categoryIcon(icon: string | undefined): IconName {
  return (icon && icons[icon]) || 'star';
}
