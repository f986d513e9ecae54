import { randomUUID } from 'node:crypto';
import type { Valkey } from './createValkey.ts';

export interface InvalidationBus {
  /** Tells every replica, this one included, that what carries the tag is outdated; `undefined` means everything. */
  announce(tag: string | undefined): void;
  /**
   * Part of a key of the second tier; another one after each announcement about the tag. Undefined while announcements may be
   * missed: what is stored now may be what one of them was about.
   */
  generationOf(tag: string | undefined): string | undefined;
  /** Resolves when it knows what was announced so far, or after the limit: a site starts without it. */
  ready(limitMs: number): Promise<void>;
  /** Whether it hears every announcement: else the second tier is left alone. */
  isOpen(): boolean;
  /** How many announcements wait for the connection. */
  unsent(): number;
}

export interface InvalidationBusOptions {
  valkey: Valkey;
  /** Begins the names of what all builds of this site share. */
  site: string;
  /** Something with this tag is outdated; `undefined` means everything. */
  onInvalid: (tag: string | undefined) => void;
}

const EVERYTHING = '*';
const MAX_TAGS = 1_000;

/**
 * One purge reaches all replicas (webhooks arrive at one of them), whatever build they run.
 *
 * Each tag has a generation, a random name stored in a hash of Valkey and announced on a channel. Values of the second tier are
 * filed under the generation their load began with: a load that was under way during the purge writes where nobody looks any
 * more, so nothing has to be deleted and nothing can come back. A replica that was cut off reads the hash when it is
 * connected again and purges what has changed meanwhile; an announcement that could not be sent is sent then.
 */
export function createInvalidationBus({ valkey, site, onInvalid }: InvalidationBusOptions): InvalidationBus {
  const channel = `${site}:invalid`;
  const hash = `${site}:generations`;
  const generations = new Map<string, string>();
  const waiting = new Map<string, string>();
  let upToDate = false;
  const { promise: wasReady, resolve: becameReady } = Promise.withResolvers<void>();

  /** Returns whether it is news. */
  function adopt(tag: string, generation: string): boolean {
    if (generations.get(tag) === generation) return false;
    if (generations.size >= MAX_TAGS && !generations.has(tag)) return false;
    generations.set(tag, generation);
    return true;
  }

  function hear(message: string): void {
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
    const known = await valkey.runSlowly((client) => client.hGetAll(hash));
    for (const [tag, generation] of Object.entries(known)) hear(`${tag} ${generation}`);
    upToDate = true;
    becameReady();
    // A flushed server has forgotten the generations: tell it ours, so that replicas that start now share our values.
    for (const [tag, generation] of generations)
      if (known[tag] === undefined) await valkey.runSlowly((client) => client.hSetNX(hash, tag, generation));
  }

  function retry(work: () => Promise<void>): void {
    work().catch(() => {
      // The connection is gone again: the next one starts over. While it stands, a slow server is asked once more.
      setTimeout(() => {
        if (waiting.size > 0 || !upToDate) retry(work);
      }, 1_000).unref();
    });
  }

  valkey.subscribe(channel, {
    onMessage: hear,
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
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, limitMs);
      await Promise.race([wasReady, promise]);
      clearTimeout(timer);
    },
    isOpen: () => upToDate,
    unsent: () => waiting.size,
  };
}
