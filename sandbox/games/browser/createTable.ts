import type { SeatAnswer, SpinAnswer } from '../slot/SlotAnswer.ts';

export interface SpinOrder {
  /** Minor units. */
  bet: number;
  round: string;
  client_seed?: string | undefined;
  /** The player was shown a free spin. */
  is_free?: boolean;
}

export type Trouble =
  | { kind: 'insufficient' }
  | { kind: 'session' }
  /** It may have been played or not: only the same round may be asked again. */
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string; data?: Record<string, unknown> };

export type TableAnswer<T> = { ok: true; data: T } | { ok: false; trouble: Trouble };

export interface TableDeps {
  url: string;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<unknown>;
  /** A guest's signed demo money. */
  wallet: { read: () => string | undefined; write: (wallet: string) => void };
  /** Of a slot. */
  lines?: number;
  /** The answer is late and is being asked for again. */
  onLate: () => void;
}

const WAITS = [1000, 2000, 4000];
const ANSWER_MS = 20_000;
/** Errors after which the round may still have been played. */
const UNSURE = /^(?:Unknown|InternalServer|ApplicationDisabled|ApplicationUnavailable|TooManyRequests)/;

/**
 * The game's side of the wire. A spin is one uuid, and the platform plays a uuid once: so a spin whose answer was lost is
 * asked for again with the same uuid, never with a new one, and cannot be charged twice.
 */
export function createTable({ url, fetch: send, wait, wallet, lines, onLate }: TableDeps) {
  /** `isPeek`: the answer is looked at and its wallet left alone, for another order may be under way. */
  async function once<T extends { wallet?: string }>(order: object, isPeek = false): Promise<TableAnswer<T>> {
    const token = wallet.read();
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(token ? { ...order, wallet: token } : order),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const body = await response.json();
      if (body.data) {
        if (body.data.wallet && !isPeek) wallet.write(body.data.wallet);
        return { ok: true, data: body.data };
      }
      return { ok: false, trouble: troubleOf(response.status, body.error ?? {}) };
    } catch {
      return { ok: false, trouble: { kind: 'unknown' } };
    }
  }

  function troubleOf(
    status: number,
    error: { type?: string; message?: string; error_data?: { balance?: unknown } },
  ): Trouble {
    if (error.type === 'AuthorizationException') return { kind: 'session' };
    if (error.error_data?.balance) return { kind: 'insufficient' };
    if (!error.type || status >= 500 || UNSURE.test(error.type)) return { kind: 'unknown' };
    return { kind: 'refused', message: error.message ?? '', data: { ...error.error_data } };
  }

  /** Asks again while nobody knows whether the order was carried out. */
  async function ask<T extends { wallet?: string }>(order: object): Promise<TableAnswer<T>> {
    let answer = await once<T>(order);
    for (const ms of WAITS) {
      if (answer.ok || answer.trouble.kind !== 'unknown') break;
      onLate();
      await wait(ms);
      answer = await once<T>(order);
    }
    return answer;
  }

  return {
    once,
    ask,
    state: () => once<SeatAnswer>({ action: 'state' }),
    spin: (order: SpinOrder) => ask<SpinAnswer>({ action: 'spin', ...order, lines }),
  };
}
