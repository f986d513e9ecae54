/** A process that test files can share. */
export interface Lendable {
  pid: number;
  stop(): Promise<unknown>;
}

/** A shared process, until it is given back. */
export interface Lent<T> {
  value: T;
  /** `isSpent`: the file has changed it permanently, so it is stopped and not shared again. */
  giveBack(options?: { isSpent?: boolean }): Promise<void>;
}

/** Idle processes of a worker at most: a site with its sandbox takes 400 MB. */
const MAX_IDLE = 2;
const idle = new Map<string, Lendable>();
const running = new Set<Lendable>();

function isAlive({ pid }: Lendable): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function stop(value: Lendable): Promise<void> {
  running.delete(value);
  await value.stop();
}

/**
 * Shares processes between the files of a worker, which run one after the other (`isolate: false`): reuses an idle process of the
 * same `kind`, or starts one. `isFresh` always starts one. Rejects when the start fails.
 */
export async function lend<T extends Lendable>(
  kind: string,
  start: () => Promise<T>,
  { isFresh = false } = {},
): Promise<Lent<T>> {
  // A worker is ended by a signal without running hooks: its processes must not outlive it.
  if (running.size === 0 && idle.size === 0)
    process.once('SIGTERM', () => {
      for (const { pid } of running) process.kill(pid, 'SIGKILL');
      process.exit();
    });
  const found = isFresh ? undefined : (idle.get(kind) as T | undefined);
  if (found) idle.delete(kind);
  const value = found && isAlive(found) ? found : await start();
  running.add(value);
  return {
    value,
    async giveBack({ isSpent = false } = {}) {
      if (isSpent) return stop(value);
      const before = idle.get(kind);
      if (before) await stop(before);
      idle.set(kind, value);
      const [oldest] = idle.size > MAX_IDLE ? idle : [];
      if (!oldest) return;
      idle.delete(oldest[0]);
      await stop(oldest[1]);
    },
  };
}
