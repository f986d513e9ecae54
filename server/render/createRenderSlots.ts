import { availableParallelism } from 'node:os';
import { bulkhead } from 'cockatiel';
import { AppError } from '../../shared/errors/AppError.ts';

/** Bounds concurrent renders. */
export interface RenderSlots {
  /** Waits for a slot, which the caller releases when the shell is sent. Rejects with a 503 AppError when the queue is full, or when the signal aborts. */
  take(signal: AbortSignal): Promise<() => void>;
  stats(): { running: number; waiting: number; refused: number };
}

const PER_CORE = 8;
const QUEUE = 100;
/** Seconds: a queue of renders empties within moments (reliability D9). */
const RETRY_AFTER = 2;

/**
 * Bounds how many pages React renders at once (reliability D9): with more, all become slow together. A request that finds the queue full is
 * refused at once. A slot is held from the loaded data to the shell; waiting for an upstream holds none.
 */
export function createRenderSlots({
  slots = PER_CORE * availableParallelism(),
  queue = QUEUE,
}: {
  slots?: number;
  queue?: number;
} = {}): RenderSlots {
  const limit = bulkhead(slots, queue);
  let refused = 0;
  limit.onReject(() => {
    refused += 1;
  });
  return {
    async take(signal) {
      const { promise: turn, resolve: begin, reject } = Promise.withResolvers<() => void>();
      limit
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
      return turn;
    },
    stats: () => ({
      running: slots - limit.executionSlots,
      waiting: queue - limit.queueSlots,
      refused,
    }),
  };
}
