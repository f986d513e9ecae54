import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Valkey } from '#server/cache/tiers/createValkey.ts';
import type { LiveKind } from '#shared/live/LiveEvents.ts';
import { liveKinds } from '#shared/live/liveKinds.ts';
import { parseJson } from './parseJson.ts';
import type { TopicShare } from './TopicShare.ts';

/** Options of `createTopicShare`. */
export interface TopicShareOptions {
  valkey: Pick<Valkey, 'run' | 'subscribe'>;
  /** Prefix of the names that all builds of this site share. */
  site: string;
  /** Called with a state that another replica has read. */
  onState: (uid: number, kind: LiveKind, json: string) => void;
  /** Called when another replica gives up the lease of a player. */
  onReleased: (uid: number) => void;
}

const message = z.object({ from: z.string(), uid: z.number(), kind: z.string(), json: z.string() });
const RELEASED = 'released';
/** Takes the lease, or extends this replica's lease, atomically. */
const HOLD = `local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`;

/** Lets one replica poll the platform for a player and send the state to the others through Valkey. Without Valkey each replica polls. */
export function createTopicShare({ valkey, site, onState, onReleased }: TopicShareOptions): TopicShare {
  const channel = `${site}:live`;
  const self = randomUUID();
  const keyOf = (uid: number) => `${channel}:${uid}`;
  const send = (uid: number, kind: LiveKind | typeof RELEASED, json: string) =>
    valkey
      .run((client) => client.publish(channel, JSON.stringify({ from: self, uid, kind, json })))
      .catch(() => undefined);

  valkey.subscribe(channel, {
    onMessage(text) {
      const { data } = message.safeParse(parseJson(text));
      if (!data || data.from === self) return;
      if (data.kind === RELEASED) onReleased(data.uid);
      else if (Object.hasOwn(liveKinds, data.kind)) onState(data.uid, data.kind as LiveKind, data.json);
    },
    // A replica that receives nothing polls.
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
