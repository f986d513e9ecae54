import { createLru } from '#server/cache/tiers/createLru.ts';

/** A player's own answers of the last seconds, by call. */
export interface HeldAnswers<T extends object> {
  /** The held answer of this player's call, or that of `ask`, which is held if nothing may have changed meanwhile. Rejects as `ask`. */
  read(uid: number, key: string, ask: () => Promise<T>): Promise<T>;
  /** Whose a session is, by its digest (sessionDigest). */
  learn(session: string, uid: number): void;
  /** Whose this session was when it was learned; undefined: not known. It may be another player's by now. */
  ownerOf(session: string): number | undefined;
  /** A command of this session begins; call what it returns once it has ended. Until then nothing of its player is held. */
  beginCommand(session: string): () => void;
  /** The platform reports a change of this player. */
  drop(uid: number): void;
  /** Whether the platform reports changes: without that nothing is held, because a bet or another replica could change it unseen. */
  setReported(isReported: boolean): void;
}

/** Options of `createHeldAnswers`. */
export interface HeldAnswersOptions<T> {
  /** Milliseconds an answer is held. */
  time: () => number;
  /** Whether an answer may be held: a refusal may not. */
  isHoldable: (answer: T) => boolean;
  now?: () => number;
}

const MAX_PLAYERS = 50_000;
const MAX_ANSWERS = 16;

interface Holding<T> {
  answers: Map<string, { answer: T; until: number }>;
}

/**
 * Holds answers by which pages decide whether anything may be advertised to a player. Everything that may have changed one drops all
 * answers of the player: each command of their sessions from its beginning to its end, each report of the platform. A command of a session
 * whose player is not known drops the answers of all. An answer that was asked for before a drop is not held after it.
 */
export function createHeldAnswers<T extends object>({
  time,
  isHoldable,
  now = () => performance.now(),
}: HeldAnswersOptions<T>): HeldAnswers<T> {
  const players = createLru<Holding<T>>({ max: MAX_PLAYERS });
  const owners = createLru<number>({ max: MAX_PLAYERS });
  /** Commands under way, by player; 0: of a player who is not known. */
  const commands = new Map<number, number>();
  let isReported = false;

  const isChanging = (uid: number) => commands.has(uid) || commands.has(0);

  function count(uid: number, step: 1 | -1): void {
    const running = (commands.get(uid) ?? 0) + step;
    if (running > 0) commands.set(uid, running);
    else commands.delete(uid);
    if (uid > 0) players.delete(String(uid));
    else players.clear();
  }

  return {
    async read(uid, key, ask) {
      if (!isReported || isChanging(uid)) return ask();
      const id = String(uid);
      const holding = players.get(id) ?? { answers: new Map() };
      players.set(id, holding);
      const held = holding.answers.get(key);
      if (held && held.until > now()) return held.answer;
      const until = now() + time();
      const answer = await ask();
      // A drop replaces the holding.
      if (players.peek(id) === holding && isHoldable(answer)) {
        if (holding.answers.size >= MAX_ANSWERS) holding.answers.clear();
        holding.answers.set(key, { answer, until });
      }
      return answer;
    },
    learn: (session, uid) => void owners.set(session, uid),
    ownerOf: (session) => owners.get(session),
    beginCommand(session) {
      const uid = owners.get(session) ?? 0;
      count(uid, 1);
      let isOver = false;
      return () => {
        if (!isOver) count(uid, -1);
        isOver = true;
      };
    },
    drop: (uid) => void players.delete(String(uid)),
    setReported(next) {
      isReported = next;
      players.clear();
    },
  };
}
