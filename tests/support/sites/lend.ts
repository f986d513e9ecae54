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

function isAlive({ pid }: Lendable): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
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
  const found = isFresh ? undefined : (idle.get(kind) as T | undefined);
  if (found) idle.delete(kind);
  const value = found && isAlive(found) ? found : await start();
  return {
    value,
    async giveBack({ isSpent = false } = {}) {
      if (isSpent) return void (await value.stop());
      const before = idle.get(kind);
      if (before) await before.stop();
      idle.set(kind, value);
      const [oldest] = idle.size > MAX_IDLE ? idle : [];
      if (!oldest) return;
      idle.delete(oldest[0]);
      await oldest[1].stop();
    },
  };
}
