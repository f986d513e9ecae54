import type { SeatAnswer, SpinAnswer } from '#sandbox/games/slot/SlotAnswer.ts';

export interface SpinRequest {
  /** Minor units. */
  bet: number;
  round: string;
  client_seed?: string | undefined;
  /** The frame showed a free spin. */
  is_free?: boolean;
}

export type Trouble =
  | { kind: 'insufficient' }
  | { kind: 'session' }
  /** The round may have been played: only the same round may be sent again. */
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string; data?: Record<string, unknown> };

export type TableAnswer<T> = { ok: true; data: T } | { ok: false; trouble: Trouble };

export interface TableDeps {
  url: string;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<unknown>;
  /** A guest's signed demo balance. */
  wallet: { read: () => string | undefined; write: (wallet: string) => void };
  /** For a slot. */
  lines?: number;
  /** The answer is late and the order is being sent again. */
  onLate: () => void;
}

const WAITS = [1000, 2000, 4000];
const ANSWER_MS = 20_000;
/** Errors after which the round may nevertheless have been played. */
const UNSURE = /^(?:Unknown|InternalServer|ApplicationDisabled|ApplicationUnavailable|TooManyRequests)/;

/**
 * The client of the game's address. The platform plays a round's uuid once, so a spin whose answer was lost is sent again
 * with the same uuid, never with a new one, and cannot be charged twice.
 */
export function createTable({ url, fetch: send, wait, wallet, lines, onLate }: TableDeps) {
  /** With `isPeek` the wallet of the answer is ignored, because another order may be in progress. */
  async function once<T extends { wallet?: string }>(order: object, isPeek = false): Promise<TableAnswer<T>> {
    const token = wallet.read();
    // Not AbortSignal.timeout: the oldest browsers served have none.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_MS);
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(token ? { ...order, wallet: token } : order),
        signal: late.signal,
      });
      const body = await response.json();
      if (body.data) {
        if (body.data.wallet && !isPeek) wallet.write(body.data.wallet);
        return { ok: true, data: body.data };
      }
      return { ok: false, trouble: troubleOf(response.status, body.error ?? {}) };
    } catch {
      return { ok: false, trouble: { kind: 'unknown' } };
    } finally {
      clearTimeout(timer);
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

  /** Retries while the outcome of the order is unknown. */
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
    spin: (order: SpinRequest) => ask<SpinAnswer>({ action: 'spin', ...order, lines }),
  };
}
