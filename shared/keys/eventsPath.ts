/** Where a player's browser hears of what changes (docs/live.md). */
export const eventsPath = '/_/events';
