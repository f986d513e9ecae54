import { AppError } from '#shared/errors/AppError.ts';
import type { LiveKind } from '#shared/live/LiveEvents.ts';
import { createEventLog } from './createEventLog.ts';
import { createSerialReads } from './createSerialReads.ts';
import { endsSession } from './endsSession.ts';
import { eventText } from './eventText.ts';
import type { LiveMember } from './LiveMember.ts';
import { pollPause } from './pollPause.ts';
import { readKind } from './readKind.ts';
import type { TopicShare } from './TopicShare.ts';

/** Options of `createTopic`. */
export interface TopicOptions {
  uid: number;
  /** Milliseconds between two reads of the balance while the platform does not report changes (E3). */
  intervalMs: number;
  /** Whether the platform reports changes. */
  isPushed: () => boolean;
  share: TopicShare | undefined;
  /** Kinds whose method the platform does not have, shared by all topics of the process. */
  missing: Set<LiveKind>;
}

/** Kinds that may change together with the balance. */
const BESIDE_BALANCE: readonly LiveKind[] = ['payments', 'bonuses', 'limits'];
/** Milliseconds between checks of a session whose player is polled by another replica, and between repeats of an unchanged balance. */
const RARELY = 60_000;
/** Milliseconds between two reads while the platform reports changes: thousands of players must not be polled without need. */
const SAFETY = 300_000;
/** Milliseconds after which the replica that polls the player is considered lost when nothing was received from it. */
const OVERDUE = 1_000;

/**
 * The topic of one player: reads their state once for all their streams, with their sessions in turn, and sends each change to every
 * stream. Failures of the platform are retried (pollPause) and never end a stream.
 */
export function createTopic({ uid, intervalMs, isPushed, share, missing }: TopicOptions) {
  const log = createEventLog();
  const members = new Set<LiveMember>();
  /** Kinds that changed while no stream was open. */
  const dirty = new Set<LiveKind>();
  let timer: NodeJS.Timeout | undefined;
  let turn = 0;
  let failures = 0;
  let polls = 0;
  let readAt = 0;
  let repeatedAt = 0;
  const reads = createSerialReads(readBySomeSession);

  const interval = () => (isPushed() ? SAFETY : intervalMs);
  /** Short enough that the other replicas take over soon after this one is lost. */
  const lease = intervalMs + 2 * OVERDUE;

  function send(kind: LiveKind, json: string): void {
    const isFirst = log.last(kind) === undefined;
    const text = log.add(kind, json);
    if (text === undefined) return;
    for (const { stream } of members) stream.send(text);
    if (kind === 'balance' && !isFirst && !isPushed()) refresh(BESIDE_BALANCE);
  }

  async function readBySomeSession(kind: LiveKind): Promise<void> {
    for (let member = nextMember(); member; member = nextMember()) {
      try {
        const json = await readKind(kind, member.call);
        if (members.size === 0) return;
        if (kind === 'balance') readAt = performance.now();
        send(kind, json);
        return share?.publish(uid, kind, json);
      } catch (error) {
        if (!endsSession(error)) throw error;
        endSession(member.session);
      }
    }
  }

  /** The next member, with the sessions in turn, so that each session is checked without additional calls. */
  function nextMember(): LiveMember | undefined {
    const sessions = [...new Map([...members].map((member) => [member.session, member])).values()];
    turn += 1;
    return sessions[turn % sessions.length];
  }

  function endSession(session: string): void {
    for (const member of members)
      if (member.session === session) {
        members.delete(member);
        member.stream.end(eventText('signed_out', '{}'));
      }
    if (members.size === 0) pause();
  }

  /** Reads the kinds again. A failed read is repeated at the next change; a method that the platform does not have is not called again. */
  function refresh(kinds: readonly LiveKind[]): void {
    for (const kind of kinds) {
      if (missing.has(kind)) continue;
      reads.run(kind).catch((error: unknown) => {
        if (error instanceof AppError && error.type === 'MethodNotFoundException') missing.add(kind);
      });
    }
  }

  /** Repeats the balance at most once a minute, because a page may show an older one from another response. */
  function repeatBalance(): void {
    const text = log.last('balance');
    if (text === undefined || performance.now() - repeatedAt < RARELY) return;
    repeatedAt = performance.now();
    for (const { stream } of members) stream.send(text);
  }

  function pause(): void {
    clearTimeout(timer);
    timer = undefined;
    share?.release(uid);
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void poll(), ms).unref();
  }

  async function poll(): Promise<void> {
    const isOwner = share === undefined || (await share.holds(uid, lease));
    if (members.size === 0) return;
    if (!isOwner && performance.now() - readAt < RARELY) return schedule(OVERDUE);
    polls += 1;
    if (!isPushed() && polls % Math.ceil(RARELY / intervalMs) === 0) refresh(['notices', 'account']);
    try {
      await reads.run('balance');
      failures = 0;
      repeatBalance();
    } catch (error) {
      failures += 1;
      if (members.size > 0) schedule(pollPause(interval(), failures, error));
      return;
    }
    if (members.size > 0) schedule(interval());
  }

  return {
    size: () => members.size,
    /** Adds a stream. `balance`: JSON that the platform has just answered to its session. */
    join(member: LiveMember, lastId: string | undefined, balance: string): void {
      const wasEmpty = members.size === 0;
      if (wasEmpty) send('balance', balance);
      members.add(member);
      member.stream.send(eventText('hello', JSON.stringify({ push: isPushed() })) + log.since(lastId));
      if (!wasEmpty) return;
      readAt = repeatedAt = performance.now();
      schedule(interval());
      refresh([...dirty]);
      dirty.clear();
    },
    leave(member: LiveMember): void {
      if (members.delete(member) && members.size === 0) pause();
    },
    /** The complete state, for a reader who has missed events. */
    all: () => eventText('resync', '{}') + log.since(undefined),
    /** Handles that the platform reports changes of these kinds. */
    async changed(kinds: readonly LiveKind[]): Promise<void> {
      if (members.size === 0) for (const kind of kinds) dirty.add(kind);
      else if (share === undefined || (await share.holds(uid, lease))) refresh(kinds);
    },
    /** Checks all sessions, because the platform reports that one has ended, but not which. */
    checkSessions(): void {
      for (const { session, call } of new Map([...members].map((member) => [member.session, member])).values())
        readKind('balance', call).catch((error: unknown) => {
          if (endsSession(error)) endSession(session);
        });
    },
    /** Handles a state that another replica has read. */
    receive(kind: LiveKind, json: string): void {
      if (members.size === 0) return;
      send(kind, json);
      if (kind === 'balance') schedule(interval() + OVERDUE);
    },
    /** Polls at once, because the other replica has no streams of the player any more. */
    takeOver: () => members.size > 0 && schedule(0),
    /** Reads the state after a random delay, because the platform began or stopped reporting changes; the delay spreads the players. */
    renew: () => members.size > 0 && schedule(Math.random() * intervalMs),
    /** Ends every stream. */
    close(text: () => string): void {
      for (const { stream } of members) stream.end(text());
      members.clear();
      pause();
    },
  };
}

/** The topic that `createTopic` returns. */
export type Topic = ReturnType<typeof createTopic>;
