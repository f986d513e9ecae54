import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { methods } from '#shared/api/methods.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { emptyAnswer } from './emptyAnswer.ts';
import { sendJson } from './sendJson.ts';
import { readSessionToken, sessionCookie } from './sessionCookie.ts';

const HALF_BODY_LENGTH = 4096;
const DISABLED_RETRY_SECONDS = 30;
const RATE_RETRY_SECONDS = 7;
const MS_MAX = 600_000;
const PAGE_STATUS = 403;

export const FAULT_KINDS = [
  'latency',
  'page',
  '500',
  'hang',
  'reset',
  'halfBody',
  'wrongSchema',
  'empty',
  'guestSession',
  'ApplicationDisabled',
  'ApplicationUnavailable',
  'TooManyRequests',
  'Authorization',
  'AccessDenied',
  'MethodNotFound',
  'UnknownError',
  'InternalServerError',
  'UserDeleted',
  'UserBanned',
] as const;

export const faultOrder = z.object({
  /**
   * `games.get`, `content:common`, `uploads`, `game`, `redirect`, `hit`, `feed`, `chat`, `pay:callback`; every method is `platform:*`, every
   * collection `content:*`, and everything `*`.
   */
  target: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(FAULT_KINDS),
  /** Delay of `latency`, milliseconds. */
  ms: z.optional(z.number().check(z.minimum(0), z.maximum(MS_MAX))),
  /** HTTP status of `page`, a page of a gateway in front of the service: 403 if missing; with 3xx it leads to a sign-in. */
  status: z.optional(z.number().check(z.minimum(200), z.maximum(599))),
  /** How many requests it affects; all until lifted if missing. */
  times: z.optional(z.number().check(z.minimum(1))),
});
export type FaultOrder = z.output<typeof faultOrder>;

/** Makes the sandbox fail on purpose, as a real upstream may. */
export interface Faults {
  add(order: FaultOrder): void;
  /** Lifts the fault at an index of the list. Returns false if there is none. */
  lift(index: number): boolean;
  clear(): void;
  list(): FaultOrder[];
  /** Applies a matching fault to the request. True: it has been answered, or never will be. */
  strike(target: string, res: ServerResponse): boolean | Promise<boolean>;
}

/** `games.get` also matches `platform:*`, `content:common` also `content:*`. */
function isHit({ target }: FaultOrder, wantedTarget: string): boolean {
  if (target === '*' || target === wantedTarget) return true;
  if (target === 'content:*') return wantedTarget.startsWith('content:');
  return target === 'platform:*' && wantedTarget.includes('.');
}

function isPlayers(target: string): boolean {
  return methods.some(({ name, access }) => access === 'player' && name.toLowerCase() === target.toLowerCase());
}

export function createFaults(): Faults {
  let orders: FaultOrder[] = [];

  function take(target: string): FaultOrder | undefined {
    const order = orders.find((candidate) => isHit(candidate, target));
    if (order?.times !== undefined) {
      order.times -= 1;
      if (order.times <= 0) orders = orders.filter((other) => other !== order);
    }
    return order;
  }

  /** Answers an error in the envelope of A-09, or in the error shape of the content service. */
  function refuse(target: string, res: ServerResponse, type: ErrorType, data: object, retryAfter?: number): void {
    const error = new AppError(type);
    const isContent = target.startsWith('content:');
    const status = isContent && error.status === 200 ? 403 : error.status;
    const body = isContent
      ? { data: null, error: { status, name: type, message: error.message, details: {} } }
      : { error: { type, message: error.message, error_data: data } };
    sendJson(res, status, body, {
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    });
  }

  async function struck(order: FaultOrder, target: string, res: ServerResponse): Promise<boolean> {
    switch (order.kind) {
      case 'latency':
        await wait(order.ms ?? 1000, undefined, { ref: false });
        return false;
      case 'page': {
        const status = order.status ?? PAGE_STATUS;
        const location = status >= 300 && status < 400 ? { location: '/login' } : {};
        res.writeHead(status, { 'content-type': 'text/html', ...location }).end('<h1>Sign in</h1>');
        return true;
      }
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
      case 'empty': {
        // A guest's call of a player method is refused as usual, it has no list to empty.
        if (isPlayers(target) && readSessionToken(res.req) === undefined) return false;
        const body = emptyAnswer(target);
        if (body) sendJson(res, 200, body, { 'cache-control': 'no-store' });
        return body !== undefined;
      }
      case 'guestSession':
        // As PHP does: every visitor without a session gets one, also with a refusal.
        if (readSessionToken(res.req) === undefined)
          res.setHeader('set-cookie', sessionCookie(`guest-${randomBytes(12).toString('base64url')}`));
        return false;
      case 'ApplicationDisabled':
      case 'ApplicationUnavailable': {
        const data = { resend_time: DISABLED_RETRY_SECONDS };
        refuse(target, res, `${order.kind}Exception`, data, DISABLED_RETRY_SECONDS);
        return true;
      }
      case 'TooManyRequests':
        refuse(target, res, 'TooManyRequestsException', { resend_time: RATE_RETRY_SECONDS }, RATE_RETRY_SECONDS);
        return true;
      case 'Authorization':
      case 'AccessDenied':
      case 'MethodNotFound':
      case 'UnknownError':
      case 'InternalServerError':
      case 'UserDeleted':
        refuse(target, res, `${order.kind}Exception`, {});
        return true;
      case 'UserBanned':
        refuse(target, res, 'UserBannedException', { ban_type: 'fraud' });
        return true;
    }
  }

  return {
    add: (order) => {
      orders.push({ ...order });
    },
    lift: (index) => {
      const before = orders.length;
      orders = orders.filter((_, place) => place !== index);
      return orders.length < before;
    },
    clear: () => {
      orders = [];
    },
    list: () => orders,
    strike: (target, res) => {
      const order = orders.length === 0 ? undefined : take(target);
      return order === undefined ? false : struck(order, target, res);
    },
  };
}
