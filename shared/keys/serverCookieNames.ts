/** Cookies that the server alone writes and reads: no script sees them, and no script of the first page needs their names. */
export const serverCookieNames = {
  /** An editor's, of the content service. */
  contentToken: 'strapi_jwt',
  knownDevice: 'known_device',
  /** A wait for one try at an account where others guess (createSolvedWaits). */
  signInWait: 'sign_in_wait',
  /** Names a session that the platform gave to a guest (GUEST_SESSIONS). */
  guestSession: 'guest_session',
  /** Of GAME_ORIGIN: who plays there. */
  gameSeat: 'game_seat',
} as const;
