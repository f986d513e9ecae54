type Show<T> = (value: T) => void;

/** Calls `show` with each value of the watch of `subject`, which `watch` starts and whose result stops it. Returns a function that leaves it. */
export type Share<T> = (subject: object, show: Show<T>, watch: (show: Show<T>) => () => void) => () => void;

/** Components of a page that show values of one subject share one watch; one that comes later begins with the last value, the last to leave stops it. */
export function createShare<T>(): Share<T> {
  interface Running {
    shows: Set<Show<T>>;
    last?: { value: T };
    stop: () => void;
  }
  const running = new Map<object, Running>();

  return (subject, show, watch) => {
    const joined = running.get(subject);
    const one: Running = joined ?? { shows: new Set(), stop: () => undefined };
    one.shows.add(show);
    if (one.last) show(one.last.value);
    if (!joined) {
      running.set(subject, one);
      one.stop = watch((value) => {
        one.last = { value };
        for (const each of one.shows) each(value);
      });
    }
    return () => {
      one.shows.delete(show);
      if (one.shows.size > 0) return;
      running.delete(subject);
      one.stop();
    };
  };
}
