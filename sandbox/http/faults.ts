import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { AppError } from '../../shared/errors/AppError.ts';
import { sendJson } from './sendJson.ts';

const HALF_BODY_LENGTH = 4096;
const DISABLED_RETRY_SECONDS = 30;
const RATE_RETRY_SECONDS = 7;

export const faultOrder = z.object({
  /** `games.get`, `content:common`, `uploads`, `game`, `redirect`, `hit`, or `*` for everything. */
  target: z.string(),
  kind: z.enum([
    'latency',
    '500',
    'hang',
    'reset',
    'halfBody',
    'wrongSchema',
    'ApplicationDisabled',
    'TooManyRequests',
  ]),
  /** Of latency. */
  ms: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  /** How many requests it hits; all of them until lifted when missing. */
  times: z.optional(z.number().check(z.minimum(1))),
});
export type FaultOrder = z.output<typeof faultOrder>;

/** Makes the sandbox fail on purpose, as a bad day of a real upstream would. */
export interface Faults {
  add(order: FaultOrder): void;
  clear(): void;
  list(): FaultOrder[];
  /** Strikes the request if a fault waits for it. True: it has been answered, or never will be. */
  strike(target: string, res: ServerResponse): Promise<boolean>;
}

export function createFaults(): Faults {
  let orders: FaultOrder[] = [];

  function take(target: string): FaultOrder | undefined {
    const order = orders.find((candidate) => candidate.target === target || candidate.target === '*');
    if (order?.times !== undefined) {
      order.times -= 1;
      if (order.times <= 0) orders = orders.filter((other) => other !== order);
    }
    return order;
  }

  function refuse(res: ServerResponse, error: AppError, retryAfter: number): void {
    const body = { error: { type: error.type, message: error.message, error_data: { resend_time: retryAfter } } };
    sendJson(res, error.status, body, { 'cache-control': 'no-store', 'retry-after': String(retryAfter) });
  }

  return {
    add: (order) => {
      orders.push({ ...order });
    },
    clear: () => {
      orders = [];
    },
    list: () => orders,
    strike: async (target, res) => {
      const order = take(target);
      switch (order?.kind) {
        case undefined:
          return false;
        case 'latency':
          await wait(order?.ms ?? 1000, undefined, { ref: false });
          return false;
        case '500':
          res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>');
          return true;
        case 'hang':
          return true;
        case 'reset':
          res.socket?.resetAndDestroy();
          return true;
        case 'halfBody':
          res.writeHead(200, { 'content-type': 'application/json', 'content-length': HALF_BODY_LENGTH });
          res.write('{"data":{"items":[', () => res.socket?.destroy());
          return true;
        case 'wrongSchema':
          sendJson(res, 200, { data: { unexpected: [null, 'shape'] } });
          return true;
        case 'ApplicationDisabled':
          refuse(res, new AppError('ApplicationDisabledException'), DISABLED_RETRY_SECONDS);
          return true;
        case 'TooManyRequests':
          refuse(res, new AppError('TooManyRequestsException'), RATE_RETRY_SECONDS);
          return true;
      }
    },
  };
}
