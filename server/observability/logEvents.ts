/** Names of what is logged; a dashboard or an alert is written against these, never against a sentence. */
export const logEvents = {
  /** A request is over: id, method, route, path, status, ms, bytes, cache, uncacheable (why a page is not cached), stages, calls, trace. */
  request: 'request',
  /** A request failed for a reason nobody expected: id, route, err. */
  requestFailed: 'request_failed',
  /** The process is ready to answer: address, upstreams. */
  started: 'started',
  /** In production nobody has said where the site lives (PUBLIC_ORIGIN): each request's Host decides. */
  publicOriginUnset: 'public_origin_unset',
  /** In production nobody has given the key of the files of movements (MOVEMENTS_KEY): this process has one of its own, which other replicas and the next start do not know. */
  movementsKeyUnset: 'movements_key_unset',
  /** A signal or a fatal error began the end: reason. */
  stopping: 'stopping',
  /** One ordered step of the end failed or took too long: step, err. */
  stopStepFailed: 'stop_step_failed',
  /** The end was forced: what was still open. */
  cutOff: 'cut_off',
  /** The last line of an orderly end: exit code. */
  stopped: 'stopped',
  /** An error nobody caught; the process drains and exits with 1. */
  fatal: 'fatal',
  /** SIGHUP: the files were read again. */
  reloaded: 'reloaded',
  /** SIGHUP: a file is bad, nothing changed. */
  reloadRefused: 'reload_refused',
  /** An upstream did not answer properly: upstream, operation, id (of the request that met it), err; where no envelope came: status, beginning. */
  upstreamFailed: 'upstream_failed',
  /** A part of a page could not be rendered; the page went on without it: id, err. */
  renderFailed: 'render_failed',
  /** Answers of a method are not what the contract promises; once a method and minute: method, differences (path, expected, received), more. */
  upstreamDiffers: 'upstream_differs',
  /** A command that moves money ended: id, method, status, outcome, unknown, delivered. */
  moneyOutcome: 'money_outcome',
  /** The embedded upstreams are there: url, token of their switches. */
  sandboxReady: 'sandbox_ready',
  /** The embedded upstreams ended by themselves and are started again: exit_code, retry_ms. */
  sandboxEnded: 'sandbox_ended',
  /** A cache was purged: cache, by. */
  cachePurged: 'cache_purged',
  /** The circuit of an upstream opens, is tried, or closes again: upstream, state. */
  breaker: 'breaker',
  /** The platform's feed of changes cannot be had; balances are asked for until it is back: err. */
  feedLost: 'feed_lost',
  /** The second tier stopped working; the site goes on alone: err. */
  secondTierLost: 'second_tier_lost',
  /** Values of the snapshot on disk are served until the upstreams answer: values. */
  snapshotRestored: 'snapshot_restored',
  /** The snapshot cannot be read or written: problem, err. */
  snapshotFailed: 'snapshot_failed',
  /** Data of the content service was refused, the previous data stays: collection, problem. */
  contentRefused: 'content_refused',
  /** An entry of custom code, or of the theme, is on no page: reason, beginning. */
  customCodeRefused: 'custom_code_refused',
  /** Who came as a user of Telegram was not let in (TELEGRAM_BOT_TOKEN): reason. */
  telegramRefused: 'telegram_refused',
  /** A sign-in brought a session that pages cannot use: problem (name, path or expired), seen (names of its cookies). Or a guest got one (problem guest, method) without GUEST_SESSIONS. */
  sessionCookie: 'session_cookie',
  /** A player signed out and the platform never ended the session, however often it was told: err. */
  sessionNotEnded: 'session_not_ended',
  /** A visit beacon could not be forwarded: err. */
  hitNotForwarded: 'hit_not_forwarded',
  /** A list of the sitemap could not be read; an older one is served while there is one: list, err. */
  sitemapFailed: 'sitemap_failed',
  /** A redirect would bring the visitor back to the address they asked for and is skipped; once an address: path, location. */
  redirectLoop: 'redirect_loop',
  /** A browser reported a violation of the policy: directive, blocked, page, source. */
  cspViolation: 'csp_violation',
  /** A message of the interface is missing or lacks a value and was shown as a fallback: side (server or browser), message. */
  messageError: 'message_error',
  /** An error nobody caught in a browser: route, build, message, stack. */
  clientError: 'client_error',
} as const;
