export interface VisitorSlots {
  /** A place, given back by calling it; or who has all there are: this visitor, or everybody together. */
  take(visitor: string): (() => void) | 'visitor' | 'everybody';
}

/** Places for what takes long and is rare, in this process. One visitor gets a part of them, so that the others find some. */
export function createVisitorSlots({ slots, perVisitor }: { slots: number; perVisitor: number }): VisitorSlots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(visitor) {
      const own = taken.get(visitor) ?? 0;
      if (own >= perVisitor) return 'visitor';
      if (all >= slots) return 'everybody';
      all += 1;
      taken.set(visitor, own + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        const left = (taken.get(visitor) ?? 1) - 1;
        if (left > 0) taken.set(visitor, left);
        else taken.delete(visitor);
      };
    },
  };
}
