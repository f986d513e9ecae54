import { useState } from 'react';
import type { BonusView } from './BonusView.ts';
import { type BonusChange, changesOf } from './changesOf.ts';

/** Changes of the bonuses while the page is open. `actedId`: `type:id` of a bonus acted on here, which is reported separately. */
export function useChanges(bonuses: readonly BonusView[], actedId: string | null): readonly BonusChange[] {
  const [shown, setShown] = useState(bonuses);
  const [changes, setChanges] = useState<readonly BonusChange[]>([]);
  if (shown !== bonuses) {
    setShown(bonuses);
    const foreign = bonuses.filter(({ type, id }) => `${type}:${id}` !== actedId);
    const changes = changesOf(shown, foreign);
    if (changes.length > 0) setChanges(changes);
  }
  return changes;
}
