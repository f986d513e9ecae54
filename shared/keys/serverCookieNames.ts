/** Cookies that only the server reads and writes, invisible to scripts; in their own file, so that pages do not load the names. */
export const serverCookieNames = {
  /** Token of an editor of the content service. */
  contentToken: 'strapi_jwt',
  knownDevice: 'known_device',
  /** The random id of the browser, for the match of second accounts alone (deviceIdOf). */
  deviceId: 'device_id',
  /** A solved wait, good for one sign-in at an account under attack (createSolvedWaits). */
  signInWait: 'sign_in_wait',
  /** Marks a session that the platform opened for a guest (GUEST_SESSIONS). */
  guestSession: 'guest_session',
  /** What was typed into a form that was refused (createTypedFields). */
  typedFields: 'typed_fields',
  /** The rest of a long one. */
  typedFieldsRest: 'typed_fields_rest',
  /** An editor's preview of unpublished content (createPreviews). */
  preview: 'preview',
  /** At GAME_ORIGIN: the player. */
  gameSeat: 'game_seat',
} as const;
