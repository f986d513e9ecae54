/** `closed`: not requested yet; `failed`: with the error, and may be opened again. */
export type CheckPhase = { name: 'closed' | 'opening' | 'open' } | { name: 'failed'; error: unknown };

export interface CheckAccess {
  token: string;
  /** Address of the provider's script, if it is not the provider's default. */
  sdk_url?: string | undefined;
}

export interface CheckEvents {
  /** Resolves to a new token after the old one has expired. */
  refresh: () => Promise<string>;
  onReady: () => void;
  onSubmitted: () => void;
  onChanged: () => void;
}

export interface IdentityCheckOptions {
  /** Registers the player with the provider. */
  prepare: () => Promise<unknown>;
  askAccess: () => Promise<CheckAccess>;
  /** Loads the provider's script and opens its window; resolves to a function that closes it. */
  launch: (access: CheckAccess, events: CheckEvents, signal: AbortSignal) => Promise<() => void>;
  onPhase: (phase: CheckPhase) => void;
  onSubmitted: () => void;
  onChanged: () => void;
}

/** A window that is not ready within so many milliseconds has failed. */
const READY_MS = 30_000;

/** The provider's window from its opening to its end (E11). Its events are a reason to ask the platform, never a result. */
export function createIdentityCheck(options: IdentityCheckOptions): { open: () => Promise<void>; close: () => void } {
  const { prepare, askAccess, launch, onPhase, onSubmitted, onChanged } = options;
  let running: AbortController | undefined;

  function end(phase: CheckPhase): void {
    running?.abort();
    running = undefined;
    onPhase(phase);
  }

  async function open(): Promise<void> {
    if (running) return;
    const mine = new AbortController();
    const { signal } = mine;
    running = mine;
    const fail = (error: unknown) => {
      if (running === mine) end({ name: 'failed', error });
    };
    const late = setTimeout(() => fail(new Error('The window of the identity check is late')), READY_MS);
    signal.addEventListener('abort', () => clearTimeout(late));
    const whileRunning = (report: () => void) => () => {
      if (running === mine) report();
    };
    let refreshing: Promise<string> | undefined;
    /** Concurrent requests of the window share one request. */
    const refresh = () => {
      refreshing ??= askAccess()
        .then(({ token }) => token)
        .catch((error: unknown) => {
          fail(error);
          throw error;
        })
        .finally(() => {
          refreshing = undefined;
        });
      return refreshing;
    };
    onPhase({ name: 'opening' });
    try {
      await prepare();
      const access = await askAccess();
      signal.throwIfAborted();
      const onReady = whileRunning(() => {
        clearTimeout(late);
        onPhase({ name: 'open' });
      });
      const close = await launch(
        access,
        { refresh, onReady, onSubmitted: whileRunning(onSubmitted), onChanged: whileRunning(onChanged) },
        signal,
      );
      if (signal.aborted) close();
      else signal.addEventListener('abort', close);
    } catch (error) {
      fail(error);
    }
  }

  return { open, close: () => end({ name: 'closed' }) };
}
