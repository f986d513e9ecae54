/** Names of log events, for dashboards and alerts; messages may change. Each comment is printed in docs/generated/signals.md, so it is one line. */
export const logEvents = {
  /** A request is over: id, method, route, path, status, ms, bytes, cache, uncacheable (why a page is not cached), page and size (of the cached page: its name and bytes), limits (what was counted, by pseudonyms of a day), stages, calls, trace. */
  request: 'request',
  /** A request failed for an unexpected reason: id, route, err. */
  requestFailed: 'request_failed',
  /** The process is ready to answer: origin, platform, content, build. */
  started: 'started',
  /** PUBLIC_ORIGIN is unset in production: the Host of each request decides. */
  publicOriginUnset: 'public_origin_unset',
  /** MOVEMENTS_KEY is unset in production: this process uses a random key for files of movements, unknown to other replicas and the next start. */
  movementsKeyUnset: 'movements_key_unset',
  /** DEVICE_SECRET is unset in production: this process generates one, which other replicas and the next start do not know. */
  deviceSecretUnset: 'device_secret_unset',
  /** GAME_ORIGIN is unset in production: game documents share the origin of the site. */
  gameOriginUnset: 'game_origin_unset',
  /** TELEGRAM_BOT_TOKEN is unset in production: data of Telegram users is not verified by this server. */
  telegramTokenUnset: 'telegram_token_unset',
  /** RATE_LIMITS is off in production: guesses of passwords and codes are not limited. */
  rateLimitsOff: 'rate_limits_off',
  /** PUSH_KEY is set in production without PLATFORM_EVENTS_TOKEN: no notification is ever sent. */
  pushWithoutFeed: 'push_without_feed',
  /** CONTENT_PREVIEW_TOKEN or PREVIEW_ORIGINS is set in production without PREVIEW_SECRET: there is no preview. */
  previewSecretUnset: 'preview_secret_unset',
  /** The embedded sandbox runs in production: the passwords of its demo players are public. */
  sandboxInProduction: 'sandbox_in_production',
  /** A client outside TRUST_PROXY sent X-Forwarded-For; told once. A proxy of yours belongs into TRUST_PROXY, or all its visitors share one rate limit: address. */
  untrustedProxy: 'untrusted_proxy',
  /** A signal or a fatal error started the end of the process: reason. */
  stopping: 'stopping',
  /** A step of the end failed: step, err. */
  stopStepFailed: 'stop_step_failed',
  /** The end was forced: reason, open (requests in progress). */
  cutOff: 'cut_off',
  /** The last line of an orderly end. */
  stopped: 'stopped',
  /** An uncaught error; the process drains and exits with 1: err. */
  fatal: 'fatal',
  /** Node.js warned, or a text of a plain document is wrong and shown as an ellipsis: err. */
  processWarning: 'process_warning',
  /** SIGHUP: the files were reloaded: redirects (rules of REDIRECTS_FILE that are in effect now), restart (changed variables that need one). */
  reloaded: 'reloaded',
  /** SIGHUP: files of BRANDS were added, changed or removed: added, changed, removed (brands by name). */
  brandsReplaced: 'brands_replaced',
  /** SIGHUP: a file is invalid and nothing changed: problems (name, source, problem, accepted) or err. */
  reloadRefused: 'reload_refused',
  /** An upstream did not answer properly: upstream, operation, id (of the request that met it), err; for an answer that is not an envelope, or says that the platform failed: kind, status, beginning. */
  upstreamFailed: 'upstream_failed',
  /** A refusal cost pages one of their parts; once per method, status and ten minutes: upstream, operation, id (of the request that met it), by (gateway: no envelope; platform: its own word), status (404: it lacks the method; 429: too many calls; 403: closed to the visitor), beginning. */
  upstreamRefused: 'upstream_refused',
  /** A part of a page could not be rendered; the page went on without it: id, err. */
  renderFailed: 'render_failed',
  /** Answers of a method differ from the contract; once per method and minute: method, differences (path, expected, received), more. */
  upstreamDiffers: 'upstream_differs',
  /** A command that moves money ended: id, method, status, outcome, unknown, delivered. */
  moneyOutcome: 'money_outcome',
  /** The embedded sandbox is ready: url. */
  sandboxReady: 'sandbox_ready',
  /** The embedded sandbox ended unexpectedly and is started again: exit_code, retry_ms. */
  sandboxEnded: 'sandbox_ended',
  /** A cached page was rendered again in the background: route, page, size, ms, calls (to upstreams). */
  pageRerendered: 'page_rerendered',
  /** Players do not share a page, because PLATFORM_PERSONAL or the contract says that a method's answer is each player's own; each view is rendered as a whole. Told once for each pair: route, method. */
  preludeRefused: 'prelude_refused',
  /** A cache was purged: cache, by. */
  cachePurged: 'cache_purged',
  /** The circuit breaker of an upstream opens, half opens or closes: upstream, state. */
  breaker: 'breaker',
  /** The platform's feed of changes is unavailable; balances are polled until it is back: err. */
  feedLost: 'feed_lost',
  /** The second tier stopped working; the site goes on alone: err. */
  secondTierLost: 'second_tier_lost',
  /** Values of the snapshot on disk are served until the upstreams answer: values. */
  snapshotRestored: 'snapshot_restored',
  /** The snapshot cannot be read or written: problem, err. */
  snapshotFailed: 'snapshot_failed',
  /** Data of the content service was refused, the previous data stays: collection, problem. */
  contentRefused: 'content_refused',
  /** An entry of custom code or of the theme is left out: reason, beginning. */
  customCodeRefused: 'custom_code_refused',
  /** A sign-in of a Telegram user was refused (TELEGRAM_BOT_TOKEN): reason. */
  telegramRefused: 'telegram_refused',
  /** A sign-in set a session cookie that pages cannot use: problem (name, path or expired), seen (cookie names). Or a guest got a session (problem guest, method) without GUEST_SESSIONS. */
  sessionCookie: 'session_cookie',
  /** A player signed out, and the platform did not end the session after all retries: id, err. */
  sessionNotEnded: 'session_not_ended',
  /** The platform did not answer a visit beacon, or not with 2xx; once per minute: id, err. */
  hitNotForwarded: 'hit_not_forwarded',
  /** A list of the sitemap could not be read; an older one is served while there is one: list, id, err. */
  sitemapFailed: 'sitemap_failed',
  /** A redirect would lead back to the requested address and is skipped; once per address: path, location. */
  redirectLoop: 'redirect_loop',
  /** A browser reported a violation of the policy: directive, blocked, page, source. */
  cspViolation: 'csp_violation',
  /** A message of the interface is missing or lacks a value and was shown as a fallback: side (server or browser), message. */
  messageError: 'message_error',
  /** An error of a page in a browser: route, kind (start: no script of the page runs; page), build, message, stack (npm run unminify reads it). */
  clientError: 'client_error',
} as const;
