/** Names of what is logged; a dashboard or an alert is written against these, never against a sentence. */
export const logEvents = {
  /** A request is over: id, method, route, path, status, ms, bytes, cache, timings. */
  request: 'request',
  /** A request failed for a reason nobody expected: id, route, err. */
  requestFailed: 'request_failed',
  /** The process is ready to answer: address, upstreams. */
  started: 'started',
  /** In production nobody has said where the site lives (PUBLIC_ORIGIN): each request's Host decides. */
  publicOriginUnset: 'public_origin_unset',
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
  /** An upstream did not answer properly: upstream, kind, err. */
  upstreamFailed: 'upstream_failed',
  /** A part of a page could not be rendered; the page went on without it: id, err. */
  renderFailed: 'render_failed',
  /** A command that moves money ended: method, status, outcome, unknown, delivered. */
  moneyOutcome: 'money_outcome',
  /** The embedded upstreams are there: url, token of their switches. */
  sandboxReady: 'sandbox_ready',
  /** The embedded upstreams ended by themselves: exit_code. */
  sandboxEnded: 'sandbox_ended',
  /** A cache was purged: cache, by. */
  cachePurged: 'cache_purged',
  /** An upstream rests, is tried, or works again: upstream, state. */
  breaker: 'breaker',
  /** The second tier stopped working; the site goes on alone: err. */
  secondTierLost: 'second_tier_lost',
  /** Values of the snapshot on disk are served until the upstreams answer: values. */
  snapshotRestored: 'snapshot_restored',
  /** The snapshot cannot be read or written: problem, err. */
  snapshotFailed: 'snapshot_failed',
  /** Data of the content service was refused and its predecessor kept: collection, problem. */
  contentRefused: 'content_refused',
  /** An entry of custom code, or of the theme, is on no page: reason, beginning. */
  customCodeRefused: 'custom_code_refused',
  /** Who came as a user of Telegram was not let in (TELEGRAM_BOT_TOKEN): reason. */
  telegramRefused: 'telegram_refused',
  /** A visit beacon could not be forwarded: err. */
  hitNotForwarded: 'hit_not_forwarded',
  /** A list of the sitemap could not be read; an older one is served while there is one: list, err. */
  sitemapFailed: 'sitemap_failed',
  /** A redirect would bring the visitor back to where he asked and is skipped; once an address: path, location. */
  redirectCircle: 'redirect_circle',
  /** A browser reported a violation of the policy: directive, blocked, page, source. */
  cspViolation: 'csp_violation',
  /** An error nobody caught in a browser: route, build, message, stack. */
  clientError: 'client_error',
} as const;
