import type { Id } from '#shared/api/wireTypes.ts';
import type { PromoGift } from '#shared/bonus/giftOf.ts';
import type { AppError } from '#shared/errors/AppError.ts';

/** Every dialog with its parameters. */
export interface DialogParams {
  auth: { screen: 'signIn' | 'signUp' | 'complete'; preventClose?: boolean; authType?: string };
  demoMode: { sysname: string };
  /** A deposit over a page that must not be left. */
  deposit: Record<never, never>;
  /** `round`: the last known round. */
  reportProblem: { game: string; sysname: string; mode: string | null; round: string | null };
  search: Record<never, never>;
  /** Shows nothing unless it fails: the vendor's chat opens instead. */
  chat: Record<never, never>;
  confirmEmail: { contact: string };
  /** `login`: the player's who is signed in; null for a guest. */
  telegramEntry: { name: string; login: string | null };
  promoActivated: PromoGift;
  credentials: { login: string; password: string };
  campaignPopup: {
    id: Id;
    kind: 'popup' | 'confirm' | 'curtain';
    title: string;
    /** Markup. */
    text: string;
    image?: string | undefined;
    button?: { title: string; slug: string } | undefined;
    delay_ms?: number | undefined;
    /** `day`: once a day. */
    frequency?: 'once' | 'day' | undefined;
    is_closable: boolean;
  };
  unseenCashback: {
    id: Id;
    status: 'active' | 'paid_out' | 'other';
    /** Unix seconds; null if it does not expire. */
    receiving_expired_at: number | null;
    amount?: { amount: number; currency: string } | undefined;
  };
  shopPurchase: {
    name: string;
    text: string;
    /** Points. */
    price: number;
    /** The player's points; null while not known. */
    points: number | null;
    /** Buys. `again`: the player has read that the outcome of the last press is unknown, and buys anew. */
    buy: (again: boolean) => Promise<PurchaseOutcome>;
  };
  changeCharacter: {
    name: string;
    /** The character to be replaced; null for the first choice. */
    current: string | null;
    /** Rejects with an AppError. */
    choose: () => Promise<void>;
  };
}

/**
 * The outcome of a purchase in the club's shop. `bought`: the points left. `short`: the number of missing points, null if not known.
 * `unknown`: the gift may be bought or not.
 */
export type PurchaseOutcome =
  | { kind: 'bought'; points: number }
  | { kind: 'short'; missing: number | null }
  | { kind: 'refused'; error: AppError }
  | { kind: 'unknown' };

/** The answer of each dialog, to which `dialogs.open` resolves. */
export interface DialogAnswers {
  auth: 'signedIn' | 'signedUp';
  demoMode: 'demo';
  deposit: never;
  reportProblem: never;
  search: never;
  chat: never;
  confirmEmail: 'confirmed';
  telegramEntry: 'enter' | 'stay';
  promoActivated: never;
  credentials: 'saved';
  campaignPopup: 'followed';
  unseenCashback: 'taken' | 'refused';
  shopPurchase: never;
  changeCharacter: 'changed';
}

export type DialogName = keyof DialogParams;
