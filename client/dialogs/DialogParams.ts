import type { Id } from '../../shared/api/wireTypes.ts';

/** Every dialog and what it needs to open; the answer is what `dialogs.open` resolves to. */
export interface DialogParams {
  auth: { screen: 'signIn' | 'signUp'; preventClose?: boolean; authType?: string };
  demoMode: { sysname: string };
  /** `round`: the last one that was heard of. */
  reportProblem: { game: string; sysname: string; mode: string | null; round: string | null };
  search: Record<never, never>;
  confirmEmail: { contact: string };
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
    is_closable: boolean;
  };
  unseenCashback: {
    id: Id;
    status: 'active' | 'paid_out';
    /** Unix seconds; null where it does not run out. */
    receiving_expired_at: number | null;
    amount?: { amount: number; currency: string } | undefined;
  };
}

export interface DialogAnswers {
  auth: 'signedIn' | 'signedUp';
  demoMode: 'demo';
  reportProblem: never;
  search: never;
  confirmEmail: 'confirmed';
  credentials: 'saved';
  campaignPopup: 'followed';
  unseenCashback: 'taken' | 'refused';
}

export type DialogName = keyof DialogParams;
