import type { LRUCache } from 'lru-cache';

/** A value of a cache that shares its memory. */
export interface LastUsed {
  /** A count that rises with every reading of all caches of one memory. */
  usedAt: number;
}

/** The place of one cache in a memory that it shares. */
export interface SharedBound {
  /** Notes that an entry was read or stored. */
  use(entry: LastUsed): void;
  /** Evicts what was used longest ago, of all sites, until all fit. Called after an entry was stored. */
  settle(): void;
}

/** What one site has of the memory of the process. */
export interface SiteMemory {
  /** Caches of the same name and bound, one a site, share the bound. `maxBytes` is that of `entries` too. */
  join<V extends LastUsed>(cache: string, maxBytes: number, entries: LRUCache<string, V>): SharedBound;
  /** Gives the memory of a site that has ended to the others. */
  close(): void;
}

/** The memory of the caches of a process. */
export interface CacheMemory {
  ofSite(): SiteMemory;
}

type Member = LRUCache<string, LastUsed>;

/**
 * Lets the sites of a process share the bounds of their caches (`*_MAX_BYTES`): one that nobody visits leaves its memory to the others,
 * and the sum stays, however many brands SIGHUP adds. The entry that was used longest ago is evicted first, whosever it is; only from a
 * site that has more than half of an even share, so that a flood of one cannot empty the caches of another.
 */
export function createCacheMemory(): CacheMemory {
  const bounds = new Map<string, { maxBytes: number; members: Set<Member> }>();
  let uses = 0;

  return {
    ofSite() {
      const leave: (() => void)[] = [];
      return {
        join(cache, maxBytes, entries) {
          const name = `${cache} ${maxBytes}`;
          const bound = bounds.get(name) ?? { maxBytes, members: new Set() };
          bounds.set(name, bound);
          const member = entries as unknown as Member;
          bound.members.add(member);
          leave.push(() => {
            bound.members.delete(member);
            if (bound.members.size === 0) bounds.delete(name);
          });
          return {
            use(entry) {
              entry.usedAt = uses += 1;
            },
            settle: () => settle(bound.maxBytes, bound.members),
          };
        },
        close() {
          for (const one of leave.splice(0)) one();
        },
      };
    },
  };
}

function settle(maxBytes: number, members: ReadonlySet<Member>): void {
  let used = 0;
  for (const { calculatedSize } of members) used += calculatedSize;
  while (used > maxBytes) {
    const member = longestUnused(members, maxBytes / members.size / 2);
    if (!member) return;
    const before = member.calculatedSize;
    member.pop();
    used -= before - member.calculatedSize;
  }
}

/** Of the caches with more than `kept` bytes, the one whose next entry to evict was used longest ago. */
function longestUnused(members: ReadonlySet<Member>, kept: number): Member | undefined {
  let longest: Member | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const member of members) {
    if (member.calculatedSize <= kept) continue;
    // An entry past its time is not iterated: it goes first.
    const usedAt = member.rvalues().next().value?.usedAt ?? -1;
    if (usedAt >= least) continue;
    longest = member;
    least = usedAt;
  }
  return longest;
}
