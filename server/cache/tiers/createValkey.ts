import type { RedisClientType } from '@redis/client';
import { type Breaker, BreakerOpen, type CallOutcome, createBreaker } from '../../upstream/createBreaker.ts';
import type { ObserveCall } from '../../upstream/ObserveCall.ts';
import { outcomeOf } from '../../upstream/outcomeOf.ts';

export interface Valkey {
  /** Commands of one tick leave together. Rejects after 50 ms, and at once while there is no connection. */
  run<T>(commands: (client: ValkeyClient) => Promise<T>): Promise<T>;
  /** The same without the 50 ms: for what no visitor waits for. */
  runSlowly<T>(commands: (client: ValkeyClient) => Promise<T>): Promise<T>;
  /** Listens on a connection of its own, again after every reconnect. */
  subscribe(channel: string, listener: ChannelListener): void;
  breaker: Breaker;
  close(): void;
}

export interface ChannelListener {
  onMessage(message: string): void;
  /** The channel is open, for the first time or again. */
  onOpen(): void;
  /** From now on messages may be missed. */
  onLost(): void;
}

export type ValkeyClient = RedisClientType;

export interface ValkeyOptions {
  /** VALKEY_URL. */
  url: string;
  breaker: Omit<Parameters<typeof createBreaker>[0], 'name' | 'maxOpenMs' | 'firstOpenMs'>;
  observe?: ObserveCall | undefined;
  /** Not once a try: when it stops working. */
  onError: (error: unknown) => void;
}

/** No visitor waits longer for a cache (reliability D1). */
const LIMIT = 50;
const SLOW_LIMIT = 1_000;
/** A server that is back must be used again within five seconds. */
const openTimes = { firstOpenMs: 500, maxOpenMs: 2_000 };
const maxQueued = 1_000;

/**
 * The connection to Valkey (or Redis): loaded only when VALKEY_URL names one. Everything about it may fail at any time and is
 * nobody's problem: no command waits for a connection, none is sent again, the breaker stops asking a server that hangs.
 *
 * A ping a second with a limit on silence finds a frozen server; its sockets are closed and opened anew.
 */
export function createValkey({ url, breaker: breakerOptions, observe, onError }: ValkeyOptions): Valkey {
  const breaker = createBreaker({ name: 'valkey', ...openTimes, ...breakerOptions });
  const clients: { destroy(): void; isOpen: boolean }[] = [];
  let client: ValkeyClient | undefined;
  let wasReady = false;
  let closed = false;
  /** A refusal by name (READONLY, OOM, LOADING) is an answer: the server lives. */
  let isRefusal = (_error: unknown): boolean => false;

  async function open(): Promise<ValkeyClient> {
    const { createClient, ErrorReply } = await import('@redis/client');
    isRefusal = (error) => error instanceof ErrorReply;
    const opened = createClient({
      url: url.replace(/^valkey:/, 'redis:'),
      disableOfflineQueue: true,
      commandsQueueMaxLength: maxQueued,
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
    const { promise: late, reject } = Promise.withResolvers<never>();
    const tellLate = () => reject(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'));
    // After the sockets: an answer that lies there while this process is busy is not late, and Valkey is not to blame.
    const timer = setTimeout(() => setImmediate(tellLate), ms);
    const startedAt = performance.now();
    let failure: unknown;
    try {
      return await breaker.run(() => {
        if (!client?.isReady) throw Object.assign(new Error('not connected'), { code: 'ECONNREFUSED' });
        const answer = commands(client);
        // It may still fail after nobody waits any more.
        answer.catch(() => {});
        return Promise.race([answer, late]);
      }, outcome);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      clearTimeout(timer);
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
        // From the second time on: the client has subscribed again by itself.
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
