import type * as z from 'zod/mini';
import type { ErrorType } from '#shared/errors/catalogue.ts';

/** HTTP verb of a method. */
export type Verb = 'GET' | 'POST';
/** Who may call a method: `guest` = everyone, `player` = signed in. */
export type Access = 'guest' | 'player';

/** One method of the product API, `/api/{group}.{method}`. The client calls it, the sandbox answers it, tests generate data from it. */
export interface Method<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly verb: Verb;
  readonly access: Access;
  /** Moves money or rewards: carries an Idempotency-Key and is never sent twice. */
  readonly money: boolean;
  /** Ours, not in the specification: an upstream may answer MethodNotFound, and the feature is then hidden. */
  readonly ext: boolean;
  /** A guest may read it too, but a player's answer has facts of that player (`is_me`), so players never get the answer of guests. */
  readonly personal: boolean;
  /** Errors beyond those of every method (`errorsOf` returns the whole list). */
  readonly errors: readonly ErrorType[];
  readonly input: I;
  readonly output: O;
}

/** What a caller passes to a method, before defaults are filled in. */
export type InputOf<M extends Method> = z.input<M['input']>;
/** What a method resolves to, after parsing. */
export type OutputOf<M extends Method> = z.output<M['output']>;

interface Declaration<I, O> {
  input: I;
  output: O;
  access?: Access;
  money?: boolean;
  ext?: boolean;
  personal?: boolean;
  errors?: readonly ErrorType[];
}

/** Declares a GET method; guests may call it unless `access` is `player`. */
// @__NO_SIDE_EFFECTS__
export function get<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  name: string,
  { input, output, access = 'guest', ext = false, personal = access === 'player', errors = [] }: Declaration<I, O>,
): Method<I, O> {
  return { name, verb: 'GET', access, money: false, ext, personal, errors, input, output };
}

/** Declares a POST method; guests may call it unless `access` is `player`. `money: true`: it needs an Idempotency-Key. */
// @__NO_SIDE_EFFECTS__
export function post<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  name: string,
  { input, output, access = 'guest', money = false, ext = false, errors = [] }: Declaration<I, O>,
): Method<I, O> {
  return { name, verb: 'POST', access, money, ext, personal: true, errors, input, output };
}
