import { availableParallelism } from 'node:os';
import { bulkhead } from 'cockatiel';
import { AppError } from '#shared/errors/AppError.ts';
import { createTurns } from './createTurns.ts';
import { processorMs } from './processorMs.ts';

/** Bounds concurrent renders. */
export interface RenderSlots {
  /**
   * Waits for a slot and then for a turn. The caller begins to render at once and releases the slot when the shell is sent. Rejects with a
   * 503 AppError when the queue is full, or when the signal aborts.
   */
  take(signal: AbortSignal, options?: TakeOptions): Promise<() => void>;
  /** Waits for a turn without a slot, for other long synchronous work of a page. */
  turn(isPlayer?: boolean): Promise<void>;
  /** `lateMs`: how late turns are (Turns). */
  stats(): { running: number; waiting: number; refused: number; lateMs: number };
}

interface TakeOptions {
  /** For a known player: they have slots of their own and come first, so that a flood of guests does not keep them waiting. */
  isPlayer?: boolean;
  /** Gets the processor milliseconds of the turn. */
  onCost?: (ms: number) => void;
}

const PER_CORE = 8;
const QUEUE = 100;
/** Seconds: a queue of renders empties within moments (reliability D9). */
const RETRY_AFTER = 2;

/**
 * Bounds how many pages React renders at once (reliability D9): with more, all become slow together. A request that finds the queue full is
 * refused at once. A slot is held from the loaded data to the shell; waiting for an upstream holds none. A render is one piece of work that
 * blocks the process, so each has its own turn of the event loop, and calls and cached pages are answered between two renders.
 */
export function createRenderSlots({
  slots = PER_CORE * availableParallelism(),
  queue = QUEUE,
}: {
  slots?: number;
  queue?: number;
} = {}): RenderSlots {
  const limits = { player: bulkhead(slots, queue), other: bulkhead(slots, queue) };
  const all = Object.values(limits);
  const turns = createTurns();
  let refused = 0;
  for (const limit of all)
    limit.onReject(() => {
      refused += 1;
    });
  return {
    async take(signal, { isPlayer = false, onCost } = {}) {
      const { promise: turn, resolve: begin, reject } = Promise.withResolvers<() => void>();
      limits[isPlayer ? 'player' : 'other']
        .execute(() => new Promise<void>((release) => begin(release)), signal)
        .catch((cause: unknown) =>
          reject(
            signal.aborted
              ? signal.reason
              : new AppError('ApplicationUnavailableException', {
                  status: 503,
                  message: 'Too many renders',
                  data: { retry_after: RETRY_AFTER },
                  cause,
                }),
          ),
        );
      const release = await turn;
      await turns.next(isPlayer);
      if (onCost) measureTurn(onCost);
      return release;
    },
    turn: turns.next,
    stats: () => ({
      running: sumOf(all.map(({ executionSlots }) => slots - executionSlots)),
      waiting: sumOf(all.map(({ queueSlots }) => queue - queueSlots)),
      refused,
      lateMs: turns.lateMs(),
    }),
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Measures from now until all microtasks have run, in which React renders the shell. */
function measureTurn(onCost: (ms: number) => void): void {
  const startedAt = processorMs();
  // A tick that a microtask adds runs when no microtask is left.
  queueMicrotask(() => process.nextTick(() => onCost(processorMs() - startedAt)));
}
