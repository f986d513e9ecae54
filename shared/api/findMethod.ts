import type { Method } from './method.ts';
import { methods } from './methods.ts';

const byName = new Map(methods.map((method) => [method.name.toLowerCase(), method]));

/** Finds a method by name, case-insensitively; undefined: unknown. For server and sandbox; the browser imports methods singly. */
export function findMethod(name: string): Method | undefined {
  return byName.get(name.toLowerCase());
}
