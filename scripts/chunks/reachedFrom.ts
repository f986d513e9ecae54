/** Everything that follows from `first`, with itself. */
export function reachedFrom<T>(first: T, next: (one: T) => Iterable<T>): Set<T> {
  const reached = new Set([first]);
  // A set is walked on into what is added meanwhile.
  for (const one of reached) for (const following of next(one)) reached.add(following);
  return reached;
}
