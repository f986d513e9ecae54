import type { AppContext } from '#client/context/AppContext.ts';

/** Memoizes `ask` per stores object. On the server that is one request, so the loaders of a page share the answer. */
export function oncePerRequest<A extends Pick<AppContext, 'stores'>, T>(
  ask: (args: A) => Promise<T>,
): (args: A) => Promise<T> {
  const answers = new WeakMap<AppContext['stores'], Promise<T>>();
  return (args) => {
    const answer = answers.get(args.stores) ?? ask(args);
    answers.set(args.stores, answer);
    return answer;
  };
}
