import { setImmediate } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import { type Breaker, BreakerOpen, type CallOutcome, createBreaker } from '#server/upstream/createBreaker.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { outcomeOf } from '#server/upstream/outcomeOf.ts';
import { unlessLate } from '#shared/api/unlessLate.ts';

/** A connection to Valkey. */
export interface Valkey {
  /** Runs commands; those of one tick are sent together. Rejects after 50 ms, and at once without a connection. */
  run<T>(commands: (client: ValkeyClient) => Promise<T>): Promise<T>;
  /** Like `run`, with a limit of 1,000 ms: for commands that no visitor waits for. */
  runSlowly<T>(commands: (client: ValkeyClient) => Promise<T>): Promise<T>;
  /** Subscribes on a separate connection, and again after every reconnect. */
  subscribe(channel: string, listener: ChannelListener): void;
  breaker: Breaker;
  close(): void;
}

/** Callbacks of a subscription. */
export interface ChannelListener {
  onMessage(message: string): void;
  /** The channel is open, for the first time or again. */
  onOpen(): void;
  /** The connection is lost: messages may be missed until the next `onOpen`. */
  onLost(): void;
}

/** The client of the Redis library. */
export type ValkeyClient = RedisClientType;

/** Options of `createValkey`. */
export interface ValkeyOptions {
  /** VALKEY_URL. */
  url: string;
  breaker: Omit<Parameters<typeof createBreaker>[0], 'name' | 'maxOpenMs' | 'firstOpenMs'>;
  observe?: ObserveCall | undefined;
  /** Called when the connection stops working, not at every failed try. */
  onError: (error: unknown) => void;
}

/** Milliseconds a visitor waits for the cache at most (reliability D1). */
const LIMIT = 50;
const SLOW_LIMIT = 1_000;
/** A recovered server must be used again within five seconds. */
const openTimes = { firstOpenMs: 500, maxOpenMs: 2_000 };
const MAX_QUEUED = 1_000;

/**
 * Connects to Valkey (or Redis); the library is loaded only here, when VALKEY_URL is set. It may fail at any time without affecting
 * visitors: no command waits for a connection, none is sent again, and the breaker stops calls to a server that hangs.
 *
 * A ping every second and a socket timeout detect a frozen server; its sockets are closed and reopened.
 */
export function createValkey({ url, breaker: breakerOptions, observe, onError }: ValkeyOptions): Valkey {
  const breaker = createBreaker({ name: 'valkey', ...openTimes, ...breakerOptions });
  const clients: { destroy(): void; isOpen: boolean }[] = [];
  let client: ValkeyClient | undefined;
  let wasReady = false;
  let closed = false;
  /** An error reply (READONLY, OOM, LOADING) is an answer: the server works. */
  let isRefusal = (_error: unknown): boolean => false;

  async function open(): Promise<ValkeyClient> {
    const { createClient, ErrorReply } = await import('@redis/client');
    isRefusal = (error) => error instanceof ErrorReply;
    const opened = createClient({
      url: url.replace(/^valkey:/, 'redis:'),
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_QUEUED,
      pingInterval: 1_000,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      socket: {
        connectTimeout: 1_000,
        socketTimeout: 3_000,
        reconnectStrategy: (retries: number) => Math.min(1_000, 50 * 2 ** retries) * (0.75 + Math.random() / 2),
      },
    });
    opened.on('error', (error: unknown) => {
      if (wasReady) onError(error);
      wasReady = false;
    });
    clients.push(opened);
    if (closed) opened.destroy();
    return opened as unknown as ValkeyClient;
  }

  async function connect(): Promise<void> {
    const opened = await open();
    opened.on('ready', () => {
      wasReady = true;
    });
    client = opened;
    await opened.connect();
  }
  connect().catch(onError);

  async function limited<T>(commands: (client: ValkeyClient) => Promise<T>, ms: number): Promise<T> {
    const endLate = async () => {
      // After the sockets were read: an answer that has arrived while this process was busy is not late.
      await setImmediate();
      throw new DOMException(`no answer within ${ms} ms`, 'TimeoutError');
    };
    const startedAt = performance.now();
    let failure: unknown;
    try {
      return await breaker.run(() => {
        if (!client?.isReady) throw Object.assign(new Error('not connected'), { code: 'ECONNREFUSED' });
        return unlessLate(commands(client), ms, endLate);
      }, outcome);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      if (!(failure instanceof BreakerOpen)) observe?.('commands', performance.now() - startedAt, failure);
    }
  }

  function outcome(error: unknown): CallOutcome {
    return isRefusal(error) ? 'answered' : outcomeOf(error);
  }

  return {
    run: (commands) => limited(commands, LIMIT),
    runSlowly: (commands) => limited(commands, SLOW_LIMIT),
    subscribe(channel, { onMessage, onOpen, onLost }) {
      const listen = async (): Promise<void> => {
        const opened = await open();
        opened.on('error', onLost);
        opened.on('reconnecting', onLost);
        await opened.connect();
        await opened.subscribe(channel, onMessage);
        // At reconnects the client subscribes again automatically.
        opened.on('ready', onOpen);
        onOpen();
      };
      listen().catch(onError);
    },
    breaker,
    close() {
      closed = true;
      for (const one of clients) if (one.isOpen) one.destroy();
    },
  };
}
