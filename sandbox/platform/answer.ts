import type * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { Session, SignInPlace } from '#sandbox/world/players/sessions.ts';
import type { Method } from '#shared/api/method.ts';

/** The caller of a method: player, language, place, and what the answer may do to the session. */
export interface Asking {
  world: World;
  locale: SandboxLanguage;
  /** Undefined for a guest. Never banned: the dispatcher has refused those. */
  player: Account | undefined;
  /** Device and IP of the request. */
  place: SignInPlace;
  /** The site's origin as the visitor knows it, e.g. `https://yulduz.test`. */
  origin: string;
  session: Session | undefined;
  /** Opens a new session for the account and closes the old one: a session id never changes its player. */
  signIn(uid: number): void;
  signOut(): void;
}

export interface Answer {
  method: Method;
  handle(input: unknown, asking: Asking): unknown;
}

type Handler<M extends Method, A> = (
  input: z.output<M['input']>,
  asking: A,
) => z.input<M['output']> | Promise<z.input<M['output']>>;

/** Declares the handler of a method that anyone may call. */
export function answer<M extends Method>(method: M, handle: Handler<M, Asking>): Answer {
  return { method, handle: handle as Answer['handle'] };
}

/** Declares the handler of a method of access `player`; the dispatcher has refused guests. */
export function answerPlayer<M extends Method>(
  method: M,
  handle: Handler<M, Asking & { player: Account; session: Session }>,
): Answer {
  if (method.access !== 'player') throw new Error(`${method.name} is for everyone: use answer()`);
  return { method, handle: handle as Answer['handle'] };
}
