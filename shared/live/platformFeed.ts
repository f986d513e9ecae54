/**
 * The platform's push, ours (`ext`): `GET` with `Authorization: Bearer …`, answered by server-sent events for as long as it stands.
 * One feed a process tells of all players. A line `data: {"uid":7,"kinds":["balance"]}` says what has changed for whom, never
 * what it is now: that is read by the methods of the contract with the player's own session. `session` among the kinds: a session
 * of the player has ended. A line `event: push` orders a notification for devices (pushOrder). A comment at least every `silenceMs` says that the feed is alive.
 */
export const platformFeed = {
  path: '/api/feed.changes',
  silenceMs: 10_000,
  /** `POST` with the same token and `{"endpoint":"…"}`: the vendor knows the device no more. */
  gonePath: '/api/feed.gone',
} as const;
