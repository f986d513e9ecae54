/** Forces the outcome of the next round of any game: a control for tests and demonstrations, not a rule of a game. */
export type LuckOrder = { outcome: 'win' | 'big' | 'lose' | 'jackpot' } | { seed: string };

export interface Luck {
  /** Undefined unsets it. */
  force(order: LuckOrder | undefined): void;
  forced(): LuckOrder | undefined;
  /** Returns the forced outcome of a round and unsets it. */
  takeOutcome(): 'win' | 'big' | 'lose' | { seed: string } | undefined;
  /** Returns whether the next bet must win the jackpot, and unsets it. */
  takeJackpot(): boolean;
}

export function createLuck(): Luck {
  let order: LuckOrder | undefined;
  return {
    force: (next) => {
      order = next;
    },
    forced: () => order,
    takeOutcome: () => {
      if (!order || ('outcome' in order && order.outcome === 'jackpot')) return undefined;
      const taken = 'seed' in order ? order : order.outcome;
      order = undefined;
      return taken as 'win' | 'big' | 'lose' | { seed: string };
    },
    takeJackpot: () => {
      if (!order || !('outcome' in order) || order.outcome !== 'jackpot') return false;
      order = undefined;
      return true;
    },
  };
}
