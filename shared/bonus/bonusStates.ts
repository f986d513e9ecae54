/** The statuses of a bonus, by what a player's history calls them: not played out yet, played out, or gone. */
export const bonusStates = {
  waiting: ['new', 'active', 'inactive'],
  done: ['finished'],
  failed: ['removed'],
} as const;
