import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { LiveKind } from '../../shared/live/LiveEvents.ts';
import { liveKinds } from '../../shared/live/liveKinds.ts';
import type { Valkey } from '../cache/tiers/createValkey.ts';
import type { TopicShare } from './TopicShare.ts';

export interface TopicShareOptions {
  valkey: Pick<Valkey, 'run' | 'subscribe'>;
  /** Begins the names of what all builds of this site share. */
  site: string;
  heard: (uid: number, kind: LiveKind, json: string) => void;
  released: (uid: number) => void;
}

const message = z.object({ from: z.string(), uid: z.number(), kind: z.string(), json: z.string() });
const RELEASED = 'released';
/** Takes the lease or prolongs one's own, in one step. */
const HOLD = `local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`;

/** One replica asks the platform for a player and tells the others over Valkey. Without Valkey each asks by itself. */
export function createTopicShare({ valkey, site, heard, released }: TopicShareOptions): TopicShare {
  const channel = `${site}:live`;
  const self = randomUUID();
  const keyOf = (uid: number) => `${channel}:${uid}`;
  const send = (uid: number, kind: LiveKind | typeof RELEASED, json: string) =>
    valkey
      .run((client) => client.publish(channel, JSON.stringify({ from: self, uid, kind, json })))
      .catch(() => undefined);

  valkey.subscribe(channel, {
    onMessage(text) {
      const { data } = message.safeParse(parse(text));
      if (!data || data.from === self) return;
      if (data.kind === RELEASED) released(data.uid);
      else if (Object.hasOwn(liveKinds, data.kind)) heard(data.uid, data.kind as LiveKind, data.json);
    },
    // Whoever hears nothing asks by itself.
    onOpen() {},
    onLost() {},
  });

  return {
    holds: (uid, forMs) =>
      valkey
        .run((client) => client.eval(HOLD, { keys: [keyOf(uid)], arguments: [self, String(Math.ceil(forMs))] }))
        .then(
          (answer) => answer === 1,
          () => true,
        ),
    release(uid) {
      valkey
        .run((client) => client.eval(RELEASE, { keys: [keyOf(uid)], arguments: [self] }))
        .then(
          () => send(uid, RELEASED, ''),
          () => undefined,
        );
    },
    publish: (uid, kind, json) => void send(uid, kind, json),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
