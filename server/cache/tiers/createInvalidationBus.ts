import { randomUUID } from 'node:crypto';
import { unlessLate } from '#shared/api/unlessLate.ts';
import type { Valkey } from './createValkey.ts';

/** Sends purges to all replicas. */
export interface InvalidationBus {
  /** Announces to the other replicas that values with the tag are outdated; `undefined` means all values. */
  announce(tag: string | undefined): void;
  /**
   * Part of a second-tier key, which changes with each announcement about the tag. Undefined while announcements may be missed: the
   * stored value may be the one that was purged.
   */
  generationOf(tag: string | undefined): string | undefined;
  /** Resolves when all earlier announcements are known, or after the limit: the site starts without them. */
  ready(limitMs: number): Promise<void>;
  /** Whether announcements are received; otherwise the second tier is not used. */
  isOpen(): boolean;
  /** How many announcements wait for the connection. */
  unsent(): number;
}

/** Options of `createInvalidationBus`. */
export interface InvalidationBusOptions {
  valkey: Valkey;
  /** Prefix of the names that all builds of this site share. */
  site: string;
  /** Called when another replica announces that values with this tag are outdated; `undefined` means all values. */
  onInvalid: (tag: string | undefined) => void;
}

const EVERYTHING = '*';
const MAX_TAGS = 1_000;

/**
 * Sends a purge to all replicas (a webhook arrives at only one of them), whatever build they run.
 *
 * Each tag has a generation, a random name stored in a hash of Valkey and announced on a channel. Keys of the second tier contain the
 * generation with which their load began: a load that was under way during the purge writes under an old key that is not read any
 * more, so nothing has to be deleted and no old value can return. A replica that was disconnected reads the hash when it reconnects
 * and purges what has changed; an announcement that could not be sent is sent then.
 */
export function createInvalidationBus({ valkey, site, onInvalid }: InvalidationBusOptions): InvalidationBus {
  const channel = `${site}:invalid`;
  const hash = `${site}:generations`;
  const generations = new Map<string, string>();
  const waiting = new Map<string, string>();
  let upToDate = false;
  const { promise: wasReady, resolve: becameReady } = Promise.withResolvers<void>();

  /** Stores a generation; returns whether it is new. */
  function adopt(tag: string, generation: string): boolean {
    if (generations.get(tag) === generation) return false;
    if (generations.size >= MAX_TAGS && !generations.has(tag)) return false;
    generations.set(tag, generation);
    return true;
  }

  function receive(message: string): void {
    const [tag, generation] = message.split(' ', 2);
    if (!tag || !generation || generation.length > 64) return;
    if (adopt(tag, generation)) onInvalid(tag === EVERYTHING ? undefined : tag);
  }

  async function send(): Promise<void> {
    for (const [tag, generation] of waiting) {
      await valkey.runSlowly((client) =>
        Promise.all([client.hSet(hash, tag, generation), client.publish(channel, `${tag} ${generation}`)]),
      );
      if (waiting.get(tag) === generation) waiting.delete(tag);
    }
  }

  async function catchUp(): Promise<void> {
    await send();
    const purges = await valkey.runSlowly((client) => client.hGetAll(hash));
    for (const [tag, generation] of Object.entries(purges)) receive(`${tag} ${generation}`);
    upToDate = true;
    becameReady();
    // After a flush the hash is empty: write this replica's generations, so that new replicas share its values.
    for (const [tag, generation] of generations)
      if (purges[tag] === undefined) await valkey.runSlowly((client) => client.hSetNX(hash, tag, generation));
  }

  function retry(work: () => Promise<void>): void {
    work().catch(() => {
      // When the connection is lost, the next one starts over. While it is open, a slow server is tried again.
      setTimeout(() => {
        if (waiting.size > 0 || !upToDate) retry(work);
      }, 1_000).unref();
    });
  }

  valkey.subscribe(channel, {
    onMessage: receive,
    onOpen: () => retry(catchUp),
    onLost() {
      upToDate = false;
    },
  });

  return {
    announce(tag = EVERYTHING) {
      const generation = randomUUID();
      adopt(tag, generation);
      waiting.set(tag, generation);
      retry(send);
    },
    generationOf: (tag) =>
      upToDate ? `${generations.get(EVERYTHING) ?? ''}.${(tag && generations.get(tag)) ?? ''}` : undefined,
    async ready(limitMs) {
      await unlessLate(wasReady, limitMs, () => undefined);
    },
    isOpen: () => upToDate,
    unsent: () => waiting.size,
  };
}
