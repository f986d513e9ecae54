import type { BonusView } from './BonusView.ts';

export interface BonusChange {
  /** Message id; its `{name}` is the bonus. */
  messageId: string;
  name: string;
}

/**
 * Changes of bonuses since they were last shown, without a press on this page: wagered in another tab, expired, activated or
 * removed on another device.
 */
export function changesOf(before: readonly BonusView[], after: readonly BonusView[]): BonusChange[] {
  return after.flatMap((bonus) => {
    const previous = before.find(({ id, type }) => id === bonus.id && type === bonus.type);
    if (!previous || previous.state === bonus.state) return [];
    return [{ messageId: `bonuses.became.${changeOf(bonus)}`, name: bonus.name }];
  });
}

function changeOf({ state, wager, until }: BonusView): string {
  if (state === 'finished') return wager && wager.remaining.amount > 0 ? 'played' : 'turned';
  if (state === 'removed') return until === null ? 'removed' : 'over';
  return state === 'active' ? 'active' : 'aside';
}
