import { proxy } from 'valtio';
import type { AccountInfo } from '../../shared/api/account.contract.ts';
import type { FatalError } from '../../shared/errors/FatalError.ts';

export type Account = Omit<AccountInfo, 'balance_main' | 'balance_bonus' | 'balance_betting_bonus' | 'balance_fun'>;

export interface SessionState {
  /** null for a guest. */
  account: Account | null;
  /** What took the whole site away from this visitor, if anything. */
  fatal: FatalError | null;
}

export function createSessionStore(initial?: SessionState) {
  return proxy({
    account: initial?.account ?? null,
    fatal: initial?.fatal ?? null,
    get isPlayer(): boolean {
      return this.account !== null;
    },
    signedIn(info: AccountInfo) {
      const { balance_main: _m, balance_bonus: _b, balance_betting_bonus: _g, balance_fun: _f, ...account } = info;
      this.account = info.uid > 0 ? account : null;
    },
    signedOut() {
      this.account = null;
    },
    fell(fatal: FatalError | null) {
      this.fatal = fatal;
    },
  });
}
