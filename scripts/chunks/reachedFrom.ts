/** Everything reachable from `first`, including itself. */
export function reachedFrom<T>(first: T, next: (one: T) => Iterable<T>): Set<T> {
  const reached = new Set([first]);
  // Iteration over a set includes elements added meanwhile.
  for (const one of reached) for (const following of next(one)) reached.add(following);
  return reached;
}
