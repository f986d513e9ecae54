import type { HeldAnswers } from '#server/platform/session/createHeldAnswers.ts';
import type { PlatformAnswer } from './PlatformAnswer.ts';

type Ask = () => Promise<PlatformAnswer>;

/** A player's answers within one page request. */
export interface PlayerAnswers {
  /**
   * The answer to a GET of the player: a held one if `mayBeHeld`, the one that another call of this request waits for, or that of `ask`.
   * Rejects as `ask`.
   */
  read(key: string, mayBeHeld: boolean | undefined, ask: Ask): Promise<PlatformAnswer>;
  /** The platform is asked whose session it is; `answered` ends after `setOwner`. */
  expectOwner(answered: Promise<unknown>): void;
  /** Whose session it is by the platform's word; 0: nobody's. */
  setOwner(uid: number): void;
  /** A command begins or has ended: what was asked before it, or during it, says nothing of what came of it. */
  forget(): void;
}

/** The session of a request is not the player's whose it was last. */
class OtherOwner extends Error {}

/** Creates the answers of one request of a player; `session`: the digest of its session (sessionDigest). */
export function createPlayerAnswers(held: HeldAnswers<PlatformAnswer>, session: () => string): PlayerAnswers {
  /** The player of this request, once the platform has said. */
  let uid = 0;
  /** Calls of this request whose answer may be held: one that needs a new answer waits for it too, instead of asking again. */
  const asking = new Map<string, Promise<PlatformAnswer>>();
  /** Resolves when the platform has said whose session it is, or does not say; undefined: nobody has asked. */
  let learning: Promise<void> | undefined;

  function askNoted(key: string, ask: Ask): Promise<PlatformAnswer> {
    const pending = ask();
    asking.set(key, pending);
    // Whoever asks after a failure, or after another's timeout, asks anew.
    pending.catch(() => {
      if (asking.get(key) === pending) asking.delete(key);
    });
    return pending;
  }

  /**
   * The answer for the player whose session it was last, while the platform is asked whose it is. It is returned, and held, only if
   * the platform says that it still is; undefined: it is not, or nobody's.
   */
  async function answerOfOwner(key: string, ask: Ask): Promise<PlatformAnswer | undefined> {
    const owner = learning && held.ownerOf(session());
    if (owner === undefined) return undefined;
    const confirm = async () => {
      await learning;
      if (uid !== owner) throw new OtherOwner();
    };
    try {
      const [answer] = await Promise.all([
        held.read(owner, key, async () => {
          const [noted] = await Promise.all([askNoted(key, ask), confirm()]);
          return noted;
        }),
        confirm(),
      ]);
      return answer;
    } catch (error) {
      if (error instanceof OtherOwner) return undefined;
      throw error;
    }
  }

  return {
    async read(key, mayBeHeld, ask) {
      if (uid === 0) {
        const answer = mayBeHeld ? await answerOfOwner(key, ask) : undefined;
        return answer ?? asking.get(key) ?? askNoted(key, ask);
      }
      if (!mayBeHeld) return asking.get(key) ?? ask();
      return held.read(uid, key, () => askNoted(key, ask));
    },
    expectOwner(answered) {
      learning = answered.then(
        () => undefined,
        () => undefined,
      );
    },
    setOwner(next) {
      uid = next;
      if (uid > 0) held.learn(session(), uid);
    },
    forget: () => asking.clear(),
  };
}
