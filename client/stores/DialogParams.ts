import type { Id } from '../../shared/api/wireTypes.ts';
import type { AppError } from '../../shared/errors/AppError.ts';
import type { PromoGift } from '../lib/giftOf.ts';

/** Every dialog and what it needs to open; the answer is what `dialogs.open` resolves to. */
export interface DialogParams {
  auth: { screen: 'signIn' | 'signUp' | 'complete'; preventClose?: boolean; authType?: string };
  demoMode: { sysname: string };
  /** Money in, over what must not be left. */
  deposit: Record<never, never>;
  /** `round`: the last one that was heard of. */
  reportProblem: { game: string; sysname: string; mode: string | null; round: string | null };
  search: Record<never, never>;
  /** Shows nothing while all goes well: the chat of the vendor opens instead. */
  chat: Record<never, never>;
  confirmEmail: { contact: string };
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
    /** `day`: again on another day. */
    frequency?: 'once' | 'day' | undefined;
    is_closable: boolean;
  };
  unseenCashback: {
    id: Id;
    status: 'active' | 'paid_out' | 'other';
    /** Unix seconds; null where it does not run out. */
    receiving_expired_at: number | null;
    amount?: { amount: number; currency: string } | undefined;
  };
  shopPurchase: {
    name: string;
    text: string;
    /** Points. */
    price: number;
    /** The player's; null while they are not known. */
    points: number | null;
    /** One press; the same order until its outcome is known. */
    buy: () => Promise<PurchaseOutcome>;
  };
  changeCharacter: {
    name: string;
    /** The one that is left; null: the first choice. */
    current: string | null;
    /** Rejects with an AppError. */
    choose: () => Promise<void>;
  };
}

/**
 * What came of a press of the club's shop. `bought`: the points left. `short`: so many are missing, null where nobody could
 * say. `lost`: no answer, so the gift may be bought or not; the next press asks with the same key.
 */
export type PurchaseOutcome =
  | { kind: 'bought'; points: number }
  | { kind: 'short'; missing: number | null }
  | { kind: 'refused'; error: AppError }
  | { kind: 'lost' };

export interface DialogAnswers {
  auth: 'signedIn' | 'signedUp';
  demoMode: 'demo';
  deposit: never;
  reportProblem: never;
  search: never;
  chat: never;
  confirmEmail: 'confirmed';
  promoActivated: never;
  credentials: 'saved';
  campaignPopup: 'followed';
  unseenCashback: 'taken' | 'refused';
  shopPurchase: never;
  changeCharacter: 'changed';
}

export type DialogName = keyof DialogParams;
