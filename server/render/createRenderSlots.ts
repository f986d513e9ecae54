import { availableParallelism } from 'node:os';
import { bulkhead } from 'cockatiel';
import { AppError } from '../../shared/errors/AppError.ts';

export interface RenderSlots {
  /** Waits for a turn; give it back when the shell is out. Rejects with a 503 when too many wait, and when the signal aborts. */
  take(signal: AbortSignal): Promise<() => void>;
  stats(): { running: number; waiting: number; refused: number };
}

const PER_CORE = 8;
const QUEUE = 100;
/** Seconds: a queue of renders is a matter of moments (reliability D9). */
const RETRY_AFTER = 2;

/**
 * How many pages React may work on at once (reliability D9). More would all become slow together; who finds the queue full is told
 * so at once. A turn lasts from the loaded data to the shell: waiting for an upstream costs nothing here and holds no turn.
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
