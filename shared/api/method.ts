import type * as z from 'zod/mini';

export type Verb = 'GET' | 'POST';
/** Who may call: `guest` = everyone, `player` = signed in (CONTRACT C2, column Auth). */
export type Access = 'guest' | 'player';

/** One method of the product API, `/api/{group}.{method}`. The client calls it, the sandbox answers it, tests forge from it. */
export interface Method<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly verb: Verb;
  readonly access: Access;
  /** Moves money or rewards: carries an Idempotency-Key and is never sent twice. */
  readonly money: boolean;
  readonly input: I;
  readonly output: O;
}

export type InputOf<M extends Method> = z.input<M['input']>;
export type OutputOf<M extends Method> = z.output<M['output']>;

interface Declaration<I, O> {
  input: I;
  output: O;
  access?: Access;
  money?: boolean;
}

export function get<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  name: string,
  d: Declaration<I, O>,
): Method<I, O> {
  return { name, verb: 'GET', access: d.access ?? 'guest', money: false, input: d.input, output: d.output };
}

export function post<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  name: string,
  d: Declaration<I, O>,
): Method<I, O> {
  return { name, verb: 'POST', access: d.access ?? 'guest', money: d.money ?? false, input: d.input, output: d.output };
}
