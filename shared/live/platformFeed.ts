/**
 * The platform's feed of changes, ours: `GET` with `Authorization: Bearer …`, answered by server-sent events without end. One feed
 * per process reports changes of all players. A line `data: {"uid":7,"kinds":["balance"]}` names the player and what has changed, not
 * the new state, which is read by the contract's methods with the player's session. Kind `session`: a session of the player has ended.
 * A line `event: push` orders a notification for devices (pushOrder). A comment arrives at least every `silenceMs` milliseconds.
 */
export const platformFeed = {
  path: '/api/feed.changes',
  silenceMs: 10_000,
  /** `POST` with the same token and `{"endpoint":"…"}` reports that the vendor no longer knows the device. */
  gonePath: '/api/feed.gone',
} as const;
