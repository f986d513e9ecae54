import { randomInt } from 'node:crypto';

const cards = new WeakMap<object, string>();

/** A card that the sandbox accepts and nobody else has, because the card of one player is refused to another. The same owner gets the same card. */
export function ownCard(owner: object = {}): string {
  const groups = Array.from({ length: 3 }, () => String(randomInt(1_000, 10_000)));
  const card = cards.get(owner) ?? ['8600', ...groups].join(' ');
  cards.set(owner, card);
  return card;
}
