import type { LiveKind } from '../../shared/live/LiveEvents.ts';
import { liveKinds } from '../../shared/live/liveKinds.ts';
import type { PlayerChange } from '../../shared/live/playerChange.ts';
import { createTopic, type Topic } from './createTopic.ts';
import { eventText } from './eventText.ts';
import type { LiveMember } from './LiveMember.ts';
import type { TopicShare } from './TopicShare.ts';

export interface LiveHubOptions {
  /** Streams one player may have open in this process. */
  perPlayer: number;
  /** In this process, all players together. */
  streams: number;
  share?: TopicShare | undefined;
}

export interface JoinOptions {
  uid: number;
  /** Milliseconds (E3). */
  intervalMs: number;
  /** `Last-Event-ID` of who comes back. */
  lastId: string | undefined;
  /** JSON of what the platform has just said. */
  balance: string;
  open: (resync: () => string) => LiveMember;
}

export type LiveHub = ReturnType<typeof createLiveHub>;

/** Milliseconds a player's events are remembered when the last stream has gone: a cut line comes back. */
const LINGER = 30_000;
/** Milliseconds over which the streams of a process that stops come back elsewhere. */
const RETURN_WITHIN = 5_000;
const RETURN_FIRST = 500;

/** Every player who has a stream open in this process, each with one topic however many they have. */
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
    const known = topics.get(uid);
    if (known) return known;
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
    /** A place for one more stream, given back by calling it; undefined where there is none. Taken before anything is asked. */
    takePlace(): (() => void) | undefined {
      if (isClosed || open >= streams) return undefined;
      open += 1;
      let isTaken = true;
      return () => {
        if (isTaken) open -= 1;
        isTaken = false;
      };
    },
    /** Returns what ends the membership; undefined where the player has all the streams they may have. */
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
    /** A line of the platform's feed. */
    changed({ uid, kinds }: PlayerChange): void {
      const topic = topics.get(uid);
      if (!topic) return;
      const known = kinds.filter((kind): kind is LiveKind => Object.hasOwn(liveKinds, kind));
      if (known.length > 0) void topic.changed(known);
      if (kinds.includes('session')) topic.checkSessions();
    },
    heard: (uid: number, kind: LiveKind, json: string) => topics.get(uid)?.heard(kind, json),
    released: (uid: number) => topics.get(uid)?.takeOver(),
    /** Whether the platform tells of changes from now on. */
    setPushed(next: boolean): void {
      if (isPushed === next) return;
      isPushed = next;
      for (const topic of topics.values()) topic.renew();
    },
    stats: () => ({ streams: open, players: topics.size, isPushed }),
    /** The process stops: the readers come back elsewhere, one after the other. */
    close(): void {
      isClosed = true;
      const text = () =>
        eventText('reconnect', JSON.stringify({ in_ms: Math.round(RETURN_FIRST + Math.random() * RETURN_WITHIN) }));
      for (const topic of topics.values()) topic.close(text);
      for (const timer of forgetting.values()) clearTimeout(timer);
      topics.clear();
    },
  };
}
