import type { LiveKind } from '#shared/live/LiveEvents.ts';
import { liveKinds } from '#shared/live/liveKinds.ts';
import type { PlayerChange } from '#shared/live/playerChange.ts';
import { createTopic, type Topic } from './createTopic.ts';
import { eventText } from './eventText.ts';
import type { LiveMember } from './LiveMember.ts';
import type { TopicShare } from './TopicShare.ts';

/** Limits of streams in this process. */
export interface LiveHubOptions {
  /** Maximum streams of one player. */
  perPlayer: number;
  /** Maximum streams of all players. */
  streams: number;
  share?: TopicShare | undefined;
}

/** A stream that joins a player's topic. */
export interface JoinOptions {
  uid: number;
  /** Polling interval in ms (E3). */
  intervalMs: number;
  /** `Last-Event-ID` of a reader that reconnects. */
  lastId: string | undefined;
  /** JSON of the balance that the platform has just answered. */
  balance: string;
  open: (resync: () => string) => LiveMember;
}

/** The hub that `createLiveHub` returns. */
export type LiveHub = ReturnType<typeof createLiveHub>;

/** Milliseconds a player's events are stored after the last stream has closed, for a reconnect. */
const LINGER = 30_000;
/** Milliseconds over which the streams of a stopping process reconnect to other replicas. */
const RETURN_WITHIN = 5_000;
/** Longer than a stopping server keeps idle connections of a balancer open (lifecycle.ts). */
const RETURN_FIRST = 1_000;

/** Manages the open streams of this process: one topic per player, whatever the number of their streams. */
export function createLiveHub({ perPlayer, streams, share }: LiveHubOptions) {
  const topics = new Map<number, Topic>();
  const forgetting = new Map<number, NodeJS.Timeout>();
  const missing = new Set<LiveKind>();
  let open = 0;
  let isPushed = false;
  let isClosed = false;

  function topicOf(uid: number, intervalMs: number): Topic {
    clearTimeout(forgetting.get(uid));
    forgetting.delete(uid);
    const readTopic = topics.get(uid);
    if (readTopic) return readTopic;
    const topic = createTopic({ uid, intervalMs, isPushed: () => isPushed, share, missing });
    topics.set(uid, topic);
    return topic;
  }

  function forgetSoon(uid: number): void {
    clearTimeout(forgetting.get(uid));
    const forget = () => {
      forgetting.delete(uid);
      if (topics.get(uid)?.size() === 0) topics.delete(uid);
    };
    forgetting.set(uid, setTimeout(forget, LINGER).unref());
  }

  return {
    /** Reserves a place for a stream; returns a function that frees it, or undefined when all are taken. Call it before calling the platform. */
    takePlace(): (() => void) | undefined {
      if (open >= streams) return undefined;
      open += 1;
      let isTaken = true;
      return () => {
        if (isTaken) open -= 1;
        isTaken = false;
      };
    },
    /** Joins a player's topic; returns a function that leaves it, or undefined when the player has `perPlayer` streams. */
    join({ uid, intervalMs, lastId, balance, open: openMember }: JoinOptions): (() => void) | undefined {
      const topic = topicOf(uid, intervalMs);
      if (topic.size() >= perPlayer) return undefined;
      const member = openMember(topic.all);
      topic.join(member, lastId, balance);
      return () => {
        topic.leave(member);
        if (topic.size() === 0 && topics.get(uid) === topic) forgetSoon(uid);
      };
    },
    /** Handles a change from the platform's feed. */
    changed({ uid, kinds }: PlayerChange): void {
      const topic = topics.get(uid);
      if (!topic) return;
      const liveNames = kinds.filter((kind): kind is LiveKind => Object.hasOwn(liveKinds, kind));
      if (liveNames.length > 0) void topic.changed(liveNames);
      if (kinds.includes('session')) topic.checkSessions();
    },
    /** Handles a state that another replica has read. */
    receive: (uid: number, kind: LiveKind, json: string) => topics.get(uid)?.receive(kind, json),
    /** Handles that another replica has given up the lease of the player. */
    takeOver: (uid: number) => topics.get(uid)?.takeOver(),
    /** Sets whether the platform reports changes. */
    setPushed(next: boolean): void {
      if (isPushed === next) return;
      isPushed = next;
      for (const topic of topics.values()) topic.renew();
    },
    stats: () => ({ streams: open, players: topics.size, isPushed }),
    /** The only event of a stream that is asked for after `close`, with a delay of its own; undefined before. */
    farewell: (): string | undefined => (isClosed ? reconnectText() : undefined),
    /** Ends all streams at shutdown; each reader gets a different delay to reconnect to another replica. */
    close(): void {
      isClosed = true;
      for (const topic of topics.values()) topic.close(reconnectText);
      for (const timer of forgetting.values()) clearTimeout(timer);
      topics.clear();
    },
  };
}

/** The last event of a stream. */
function reconnectText(): string {
  return eventText('reconnect', JSON.stringify({ in_ms: Math.round(RETURN_FIRST + Math.random() * RETURN_WITHIN) }));
}
