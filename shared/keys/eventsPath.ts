/** Address of a player's stream of server-sent events (docs/live.md). */
export const eventsPath = '/_/events';
