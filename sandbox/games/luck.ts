/** What the next round is made to bring, wherever it is played: a control for tests and shows, never a rule of a game. */
export type LuckOrder = { outcome: 'win' | 'big' | 'lose' | 'jackpot' } | { seed: string };

export interface Luck {
  /** Undefined gives the next round back to chance. */
  force(order: LuckOrder | undefined): void;
  forced(): LuckOrder | undefined;
  /** The order for the outcome of a round, once. */
  takeOutcome(): 'win' | 'big' | 'lose' | { seed: string } | undefined;
  /** Whether the next bet is to bring the jackpot, once. */
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
