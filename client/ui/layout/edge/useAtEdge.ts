import { useEffect } from 'react';

/**
 * Counts the cards at the edge of the page in `data-cards` of the root, which scrolls focused elements clear of them. Not a `:has()` of the
 * root: browsers style most of the page anew when a card, or any element that another `:has()` names, comes or goes below it.
 */
export function useAtEdge(isShown = true): void {
  useEffect(() => {
    if (!isShown) return;
    addCards(1);
    return () => addCards(-1);
  }, [isShown]);
}

function addCards(change: 1 | -1): void {
  const { dataset } = document.documentElement;
  const cards = Number(dataset['cards'] ?? 0) + change;
  if (cards > 0) dataset['cards'] = String(cards);
  else delete dataset['cards'];
}
