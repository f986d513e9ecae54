export interface Lendable {
  pid: number;
  stop(): Promise<unknown>;
}

export interface Lent<T> {
  thing: T;
  /** Whoever has changed it for good says that it is spent: the next one gets a new one. */
  giveBack(options?: { isSpent?: boolean }): Promise<void>;
}

/** Idle processes of a worker: a site with its sandbox takes 400 MB. */
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

async function stop(thing: Lendable): Promise<void> {
  running.delete(thing);
  await thing.stop();
}

/**
 * Files of a worker run one after the other (`isolate: false`), so that what one of them has started serves the next that
 * wants the same. `kind` says what is the same;
 * who wants none that others have used says `isFresh`.
 */
export async function lend<T extends Lendable>(
  kind: string,
  start: () => Promise<T>,
  { isFresh = false } = {},
): Promise<Lent<T>> {
  // A worker is ended by a signal, without a last hook: what it has started must not outlive it.
  if (running.size === 0 && idle.size === 0)
    process.once('SIGTERM', () => {
      for (const { pid } of running) process.kill(pid, 'SIGKILL');
      process.exit();
    });
  const found = isFresh ? undefined : (idle.get(kind) as T | undefined);
  if (found) idle.delete(kind);
  const thing = found && isAlive(found) ? found : await start();
  running.add(thing);
  return {
    thing,
    async giveBack({ isSpent = false } = {}) {
      if (isSpent) return stop(thing);
      const before = idle.get(kind);
      if (before) await stop(before);
      idle.set(kind, thing);
      const [oldest] = idle.size > MAX_IDLE ? idle : [];
      if (!oldest) return;
      idle.delete(oldest[0]);
      await stop(oldest[1]);
    },
  };
}
