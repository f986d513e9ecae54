import { proxy, type Snapshot } from 'valtio';
import type { AccountInfo } from '#shared/api/account/account.contract.ts';
import type { Absence } from '#shared/api/account/accountAbsence.contract.ts';
import type { Closure } from '#shared/closure/Closure.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';
import { presentError } from '#shared/errors/presentError.ts';

/** `absence`: what a player who is back finds above each page, where the document brought it. */
export type Account = Omit<AccountInfo, 'balance_main' | 'balance_bonus' | 'balance_betting_bonus' | 'balance_fun'> & {
  absence?: Snapshot<Absence> | null;
};

export interface SessionState {
  /** null for a guest. */
  account: Account | null;
  /** The error that replaces every page for this visitor, if any. */
  fatal: FatalError | null;
  /** The request had a session that the platform did not identify in time: the visitor is not known to be a guest or a player. */
  isPending: boolean;
  /** A break began on this device and is not over: nothing is promoted to its guests. */
  isOnBreak: boolean;
  /** Its end, Unix seconds; null: permanent, or there is none. */
  breakUntil?: number | null;
}

/** A class, not an object literal: of a getter in a literal V8 keeps a closure for each object until a full collection (decision 074). */
class Session implements SessionState {
  account: Account | null;
  fatal: FatalError | null;
  isPending: boolean;
  isOnBreak: boolean;
  breakUntil: number | null;
  /** A player's session has ended on this page, so the visitor has an account. */
  hasEnded = false;
  /** The page signs another player in, and is left for theirs when that is done. */
  isChanging = false;

  constructor(initial?: SessionState) {
    this.account = initial?.account ?? null;
    this.fatal = initial?.fatal ?? null;
    this.isPending = initial?.isPending ?? false;
    this.isOnBreak = initial?.isOnBreak ?? false;
    this.breakUntil = initial?.breakUntil ?? null;
  }

  get isPlayer(): boolean {
    return this.account !== null;
  }

  /** Known to be a guest. While the session is pending, both this and `isPlayer` are false. */
  get isGuest(): boolean {
    return this.account === null && !this.isPending;
  }

  signedIn(info: AccountInfo): void {
    const { balance_main: _m, balance_bonus: _b, balance_betting_bonus: _g, balance_fun: _f, ...account } = info;
    this.account = info.uid > 0 ? account : null;
    this.isPending = false;
    this.close(info.closed_for);
  }

  /** The platform says that the player's account is closed to play. */
  close(closure: Closure | null | undefined): void {
    if (closure && this.account) this.fatal = { kind: 'closed', status: 403, banType: closure };
  }

  signedOut(): void {
    this.hasEnded ||= this.account !== null;
    this.account = null;
    this.isPending = false;
    if (this.fatal?.kind === 'closed') this.fatal = null;
  }

  setPending(): void {
    this.isPending = true;
  }

  setChanging(isChanging: boolean): void {
    this.isChanging = isChanging;
  }

  setFatalError(fatal: FatalError | null): void {
    this.fatal = fatal;
  }

  /** A fatal error, as presentError reads it, replaces every page from now on. Returns it; null: the error is not fatal. */
  setFatalFrom(error: unknown): FatalError | null {
    const { fatal } = presentError(error);
    // Refusals do not block a closed account further: its money stays in reach.
    if (fatal && this.fatal?.kind !== 'closed') this.fatal = fatal;
    return fatal;
  }
}

export function createSessionStore(initial?: SessionState): Session {
  return proxy(new Session(initial));
}
