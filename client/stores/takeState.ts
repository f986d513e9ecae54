import type { Stores } from './createStores.ts';
import type { StoresState } from './StoresState.ts';

/** The state of the stores as plain data, for the hydration script. */
export function takeState(stores: Stores): StoresState {
  const { session, balances, likes, general } = stores;
  return {
    session: {
      account: session.account,
      fatal: session.fatal,
      isPending: session.isPending,
      isOnBreak: session.isOnBreak,
      ...(session.isOnBreak ? { breakUntil: session.breakUntil } : {}),
    },
    balances: { main: balances.main, bonus: balances.bonus, betting: balances.betting, fun: balances.fun },
    likes: { sysnames: likes.sysnames },
    general: { info: general.info },
  };
}
