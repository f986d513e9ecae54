import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { ConfigError } from '#config/ConfigError.ts';
import { createDrain, type Drain } from '#server/http/createDrain.ts';
import type { LoggerHandle } from '#server/observability/createLogger.ts';
import { logEvents } from '#server/observability/logEvents.ts';

/** The logger, the times of the end, and the reload. */
export interface LifecycleOptions extends LoggerHandle {
  /** Milliseconds between "not ready" and "not listening", in which the load balancer stops sending requests (DRAIN_TIME). */
  drainTime: number;
  /** Milliseconds until the end is forced. The orchestrator's own limit must be longer (80 s). */
  hardCap?: number;
  /**
   * Runs at SIGHUP. Returns the variables whose new values need a restart, and the number of redirects that are in effect. Throws a ConfigError when the new files are invalid; then it
   * must have changed nothing.
   */
  onReload?: () => { restart: readonly string[]; redirects: number };
}

/** The end of the process, as its parts register for it. */
export interface Lifecycle {
  /** True from the start of the end; readiness depends on it. */
  isDraining(): boolean;
  /** Registers a server, before it listens. All servers are drained at the same time. */
  drain(server: Server): void;
  /** Registers a callback for the end of DRAIN_TIME, when the balancer uses other replicas and the server is about to stop listening. */
  afterDrainTime(run: () => void): void;
  /** Registers a step that runs after the last answer. Steps run in reverse order of their registration. */
  onStop(step: string, run: () => unknown): void;
  /** Ends the process as a signal does, with status 0. */
  stop(): void;
}

/** Milliseconds that idle connections stay open after the listening socket: a request may be on its way, also from the process that shares it in development. */
const LINGER = 500;
/** Milliseconds after which unfinished pages are cut; payments are not (reliability D10). */
const READ_LIMIT = 10_000;
/** Milliseconds after which the process ends with status 1 in any case. */
const HARD_CAP = 75_000;

/**
 * Ends the process in order: not ready → wait for the load balancer → stop listening → finish requests in progress → close resources →
 * flush the log → exit 0. A second signal, or 75 seconds, ends it at once with 1.
 *
 * An uncaught error takes the same steps and ends with 1: the state is unknown, but answers in progress are still sent. Installs signal
 * handlers: call it once per process, in main.
 */
export function lifecycle(options: LifecycleOptions): Lifecycle {
  const { log, flush, flushSync, drainTime, onReload, hardCap = HARD_CAP } = options;
  const drains: Drain[] = [];
  const leavings: (() => void)[] = [];
  const steps: { step: string; run: () => unknown }[] = [];
  let draining = false;

  const grace = closeWithGrace(
    {
      delay: hardCap,
      skip: ['SIGHUP', 'beforeExit'],
      logger: false,
      onSecondSignal: (signal) => cutOff(`second ${signal}`),
      onSecondError: (error) => {
        log.fatal({ event: logEvents.fatal, err: error }, 'A second error while stopping');
        flushSync();
      },
      onTimeout: () => cutOff(`${hardCap / 1000} s are over`),
    },
    async ({ signal, err, manual }) => {
      draining = true;
      if (err) log.fatal({ event: logEvents.fatal, err }, 'Uncaught error');
      log.info({ event: logEvents.stopping, reason: signal ?? (manual ? 'asked' : 'error') }, 'Stopping');
      for (const drain of drains) drain.begin();
      // Ctrl-C is pressed in a terminal, or the next site listens already (scripts/dev): there is no load balancer to wait for.
      const timeoutBudget = signal === 'SIGINT' ? 0 : drainTime;
      await sleep(timeoutBudget);
      for (const run of leavings) run();
      const limits = { linger: Math.min(LINGER, drainTime), reads: READ_LIMIT };
      await Promise.all(drains.map((drain) => drain.finish(limits)));
      for (const { step, run } of steps.toReversed()) {
        try {
          await run();
        } catch (error) {
          log.error({ event: logEvents.stopStepFailed, step, err: error }, 'A step of stopping failed');
        }
      }
      log.info({ event: logEvents.stopped }, 'Stopped');
      await flush();
    },
  );

  function cutOff(reason: string): void {
    log.error({ event: logEvents.cutOff, reason, open: drains.map((drain) => drain.open()) }, 'Stopping was cut short');
    flushSync();
  }

  process.on('SIGHUP', () => {
    reload();
  });
  // Node's own listener would put lines of text among those of the log.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    // About what a package uses: nothing that an operator could act on.
    if (warning.name === 'ExperimentalWarning') return;
    log.warn({ event: logEvents.processWarning, err: warning }, 'A warning of the process');
  });
  // A closed terminal must not end the process (EPIPE on the first console line).
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});

  function reload(): void {
    try {
      const { restart, redirects } = onReload?.() ?? { restart: [], redirects: 0 };
      if (restart.length === 0) log.info({ event: logEvents.reloaded, redirects }, 'The configuration was read again');
      else
        log.warn(
          { event: logEvents.reloaded, redirects, restart },
          'The configuration was read again, but a part needs a restart',
        );
    } catch (error) {
      const detail = error instanceof ConfigError ? { problems: error.problems } : { err: error };
      log.error({ event: logEvents.reloadRefused, ...detail }, 'The new configuration is refused, the old one stays');
    }
  }

  return {
    isDraining: () => draining,
    drain: (server) => void drains.push(createDrain(server)),
    afterDrainTime: (run) => void leavings.push(run),
    onStop: (step, run) => void steps.push({ step, run }),
    stop: () => grace.close(),
  };
}
