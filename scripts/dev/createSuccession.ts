/** A process that answers, or will. */
export interface Successor {
  /** Resolves when the one before it is not needed any more; rejects when it ends before. */
  loaded: Promise<unknown>;
  ended: Promise<unknown>;
  /** Whether it has read this file. */
  reads(file: string): boolean;
  /** Called when the one before it has ended. */
  open?(): void;
  stop(): void;
}

/** Options of `createSuccession`. */
export interface SuccessionOptions {
  start: () => Successor;
  /** Called when a start has failed (the one before goes on), and when the last one has ended by itself. */
  onFailed: (isReplaced: boolean) => void;
}

/** Processes of which one follows the other. */
export interface Succession {
  /** Starts the next one. Resolves once it has taken over, or has failed. */
  renew(): Promise<void>;
  /** The same, only where the last one has read one of the files, or where the last start has failed. */
  saved(files: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a process anew when a file is saved, and keeps the old one until the new one has loaded: a start takes many seconds, in which
 * nothing would answer.
 */
export function createSuccession({ start, onFailed }: SuccessionOptions): Succession {
  let current: Successor | undefined;
  let next: Successor | undefined;
  let hasFailed = false;

  async function renew(): Promise<void> {
    next?.stop();
    const one = start();
    next = one;
    const isLoaded = await one.loaded.then(
      () => true,
      () => false,
    );
    // A later start has replaced it.
    if (next !== one) return;
    next = undefined;
    hasFailed = !isLoaded;
    if (hasFailed) return onFailed(current !== undefined);
    const old = current;
    current = one;
    void one.ended.then(() => {
      if (current !== one) return;
      current = undefined;
      onFailed(false);
    });
    old?.stop();
    await old?.ended;
    one.open?.();
  }

  return {
    renew,
    async saved(files) {
      const last = next ?? current;
      if (!last || hasFailed || files.some((file) => last.reads(file))) await renew();
    },
    async stop() {
      const all = [current, next].filter((one) => one !== undefined);
      current = next = undefined;
      for (const one of all) one.stop();
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}
