import { proxy } from 'valtio';
import type { AccountInfo } from '../../shared/api/account/account.contract.ts';
import type { FatalError } from '../../shared/errors/FatalError.ts';

export type Account = Omit<AccountInfo, 'balance_main' | 'balance_bonus' | 'balance_betting_bonus' | 'balance_fun'>;

export interface SessionState {
  /** null for a guest. */
  account: Account | null;
  /** What took the whole site away from this visitor, if anything. */
  fatal: FatalError | null;
  /** A session came with the request, and the platform has not said in time whose it is: the visitor is no guest and no player yet. */
  isPending: boolean;
  /** A break was begun on this device, and is not over: its guests are not sold to. */
  isOnBreak: boolean;
}

export function createSessionStore(initial?: SessionState) {
  return proxy({
    account: initial?.account ?? null,
    fatal: initial?.fatal ?? null,
    isPending: initial?.isPending ?? false,
    isOnBreak: initial?.isOnBreak ?? false,
    /** A player's session has ended on this page: they have an account to sign in to. */
    hasEnded: false,
    get isPlayer(): boolean {
      return this.account !== null;
    },
    /** Known to be nobody's; not the opposite of `isPlayer` while the session is pending. */
    get isGuest(): boolean {
      return this.account === null && !this.isPending;
    },
    signedIn(info: AccountInfo) {
      const { balance_main: _m, balance_bonus: _b, balance_betting_bonus: _g, balance_fun: _f, ...account } = info;
      this.account = info.uid > 0 ? account : null;
      this.isPending = false;
    },
    signedOut() {
      this.hasEnded ||= this.account !== null;
      this.account = null;
      this.isPending = false;
    },
    setPending() {
      this.isPending = true;
    },
    setFatalError(fatal: FatalError | null) {
      this.fatal = fatal;
    },
  });
}
