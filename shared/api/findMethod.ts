import type { Method } from './method.ts';
import { methods } from './methods.ts';

const known = new Map(methods.map((method) => [method.name.toLowerCase(), method]));

/** The method of that name, letter case aside. For the server and the sandbox; the browser knows its methods by import. */
export function findMethod(name: string): Method | undefined {
  return known.get(name.toLowerCase());
}
