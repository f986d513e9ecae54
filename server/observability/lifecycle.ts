import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { ConfigError } from '../../config/ConfigError.ts';
import { createDrain, type Drain } from './createDrain.ts';
import type { LoggerHandle } from './createLogger.ts';
import { logEvents } from './logEvents.ts';

export interface LifecycleOptions extends LoggerHandle {
  /** Milliseconds between "not ready" and "not listening": the load balancer needs them to look away (DRAIN_TIME). */
  drainTime: number;
  /** Milliseconds until the end is forced. The orchestrator's own limit must be longer (80 s). */
  hardCap?: number;
  /** SIGHUP. Throws (ConfigError) when the new files are bad; then nothing may have changed. */
  onReload?: () => void | Promise<void>;
}

export interface Lifecycle {
  /** Readiness asks this; it is true from the first moment of the end. */
  isDraining(): boolean;
  /** Before it listens. All drained servers end together. */
  drain(server: Server): void;
  /** What happens at the first moment of the end, while the server still listens. */
  onDrain(run: () => void): void;
  /** A step of the end, after the last answer: steps run in reverse order of their registration, as things were opened. */
  onStop(step: string, run: () => unknown): void;
  /** Ends the process as a signal would, with status 0. */
  stop(): void;
}

/** How long idle connections outlive the listening one, when somebody else was given time to look away at all. */
const LINGER = 500;
/** A page that is not out by now is given up; a payment is not (reliability D10). */
const READ_LIMIT = 10_000;
/** After this the process ends with status 1 whatever is open. */
const HARD_CAP = 75_000;

/**
 * The end of the process, in order: not ready → wait for the load balancer → stop listening → finish what is under way →
 * close what was opened → flush the log → exit 0. A second signal, or 75 seconds, ends it at once with 1.
 *
 * An error nobody caught takes the same road and ends with 1: the state is unknown, but the players whose answers are
 * under way have done nothing wrong. Installs signal handlers: once a process, in main.
 */
export function lifecycle(options: LifecycleOptions): Lifecycle {
  const { log, flush, flushSync, drainTime, onReload, hardCap = HARD_CAP } = options;
  const drains: Drain[] = [];
  const beginnings: (() => void)[] = [];
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
      if (err) log.fatal({ event: logEvents.fatal, err }, 'An error nobody caught');
      log.info({ event: logEvents.stopping, reason: signal ?? (manual ? 'asked' : 'error') }, 'Stopping');
      for (const drain of drains) drain.begin();
      for (const run of beginnings) run();
      // Ctrl-C comes from a person in front of a terminal: there is no load balancer to wait for.
      const timeoutBudget = signal === 'SIGINT' ? 0 : drainTime;
      await sleep(timeoutBudget);
      const limits = { linger: Math.min(LINGER, timeoutBudget), reads: READ_LIMIT };
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
    void reload();
  });
  // A terminal that went away must not take the players with it (EPIPE on the first console line).
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});

  async function reload(): Promise<void> {
    try {
      await onReload?.();
      log.info({ event: logEvents.reloaded }, 'The configuration was read again');
    } catch (error) {
      const detail = error instanceof ConfigError ? { problems: error.problems } : { err: error };
      log.error({ event: logEvents.reloadRefused, ...detail }, 'The new configuration is refused, the old one stays');
    }
  }

  return {
    isDraining: () => draining,
    drain: (server) => void drains.push(createDrain(server)),
    onDrain: (run) => void beginnings.push(run),
    onStop: (step, run) => void steps.push({ step, run }),
    stop: () => grace.close(),
  };
}
