/** A bounded number of places for concurrent work. */
export interface VisitorSlots {
  /** Takes a place and returns the function that releases it; or names the limit that was reached: the visitor's own or the total. */
  take(visitor: string): (() => void) | 'visitor' | 'everybody';
}

/** Creates places for rare, long-running work in this process. One visitor gets at most `perVisitor` of the `slots`. */
export function createVisitorSlots({ slots, perVisitor }: { slots: number; perVisitor: number }): VisitorSlots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(visitor) {
      const openSlots = taken.get(visitor) ?? 0;
      if (openSlots >= perVisitor) return 'visitor';
      if (all >= slots) return 'everybody';
      all += 1;
      taken.set(visitor, openSlots + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        const slots = (taken.get(visitor) ?? 1) - 1;
        if (slots > 0) taken.set(visitor, slots);
        else taken.delete(visitor);
      };
    },
  };
}
