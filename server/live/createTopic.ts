import { AppError } from '../../shared/errors/AppError.ts';
import type { LiveKind } from '../../shared/live/LiveEvents.ts';
import { createEventLog } from './createEventLog.ts';
import { createSerialReads } from './createSerialReads.ts';
import { endsSession } from './endsSession.ts';
import { eventText } from './eventText.ts';
import type { LiveMember } from './LiveMember.ts';
import { pollPause } from './pollPause.ts';
import { readKind } from './readKind.ts';
import type { TopicShare } from './TopicShare.ts';

export interface TopicOptions {
  uid: number;
  /** Milliseconds between two readings of the balance where the platform does not tell (E3). */
  intervalMs: number;
  isPushed: () => boolean;
  share: TopicShare | undefined;
  /** Methods that the platform does not have: found out once a process. */
  missing: Set<LiveKind>;
}

/** What may have changed with the balance. */
const BESIDE_BALANCE: readonly LiveKind[] = ['payments', 'bonuses', 'limits'];
/** Milliseconds: how often a session that others read for is looked at, and a balance is told that has not changed. */
const RARELY = 60_000;
/** Milliseconds between two readings where the platform tells of changes: ten thousand players are not to be asked about for nothing. */
const SAFETY = 300_000;
/** A replica that asks for the player is taken for gone so many milliseconds after it was to be heard. */
const OVERDUE = 1_000;

/** What one player's streams are told, whatever number of tabs and devices they have open: read once, by one of their sessions in turn. */
export function createTopic({ uid, intervalMs, isPushed, share, missing }: TopicOptions) {
  const log = createEventLog();
  const members = new Set<LiveMember>();
  /** Told of while nobody was there. */
  const dirty = new Set<LiveKind>();
  let timer: NodeJS.Timeout | undefined;
  let turn = 0;
  let failures = 0;
  let polls = 0;
  let readAt = 0;
  let repeatedAt = 0;
  const reads = createSerialReads(readBySomeSession);

  const interval = () => (isPushed() ? SAFETY : intervalMs);
  /** A replica that dies must not keep the others silent for longer than the interval. */
  const lease = intervalMs + 2 * OVERDUE;

  function tell(kind: LiveKind, json: string): void {
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
        tell(kind, json);
        return share?.publish(uid, kind, json);
      } catch (error) {
        if (!endsSession(error)) throw error;
        endSession(member.session);
      }
    }
  }

  /** Sessions take turns: so each is looked at, at no further call. */
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

  /** What cannot be read now is told with the next change; a method that the platform does not have is not asked for again. */
  function refresh(kinds: readonly LiveKind[]): void {
    for (const kind of kinds) {
      if (missing.has(kind)) continue;
      reads.run(kind).catch((error: unknown) => {
        if (error instanceof AppError && error.type === 'MethodNotFoundException') missing.add(kind);
      });
    }
  }

  /** What a page shows may have come by another way, and late: it is put right by the next reading, once a minute at most. */
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
    const isOurs = share === undefined || (await share.holds(uid, lease));
    if (members.size === 0) return;
    if (!isOurs && performance.now() - readAt < RARELY) return schedule(OVERDUE);
    polls += 1;
    if (!isPushed() && polls % Math.ceil(RARELY / intervalMs) === 0) refresh(['notices']);
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
    /** `balance`: what the platform has just said to this very session. */
    join(member: LiveMember, lastId: string | undefined, balance: string): void {
      const wasEmpty = members.size === 0;
      if (wasEmpty) tell('balance', balance);
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
    /** Everything the topic knows, for a reader who has missed some of it. */
    all: () => eventText('resync', '{}') + log.since(undefined),
    /** The platform says that these have changed. */
    async changed(kinds: readonly LiveKind[]): Promise<void> {
      if (members.size === 0) for (const kind of kinds) dirty.add(kind);
      else if (share === undefined || (await share.holds(uid, lease))) refresh(kinds);
    },
    /** A session of the player has ended, nobody says which. */
    checkSessions(): void {
      for (const { session, call } of new Map([...members].map((member) => [member.session, member])).values())
        readKind('balance', call).catch((error: unknown) => {
          if (endsSession(error)) endSession(session);
        });
    },
    /** Another replica has read it. */
    heard(kind: LiveKind, json: string): void {
      if (members.size === 0) return;
      tell(kind, json);
      if (kind === 'balance') schedule(interval() + OVERDUE);
    },
    /** The other replica has no reader any more. */
    takeOver: () => members.size > 0 && schedule(0),
    /** The platform began, or ceased, to tell: what was missed in between is read, not for all players at once. */
    renew: () => members.size > 0 && schedule(Math.random() * intervalMs),
    /** Ends every stream. */
    close(text: () => string): void {
      for (const { stream } of members) stream.end(text());
      members.clear();
      pause();
    },
  };
}

export type Topic = ReturnType<typeof createTopic>;
