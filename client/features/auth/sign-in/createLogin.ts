import type { AccountInfo } from '#shared/api/account/account.contract.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { type LoginEvent, type LoginState, loginMachine, type Secrets } from './loginMachine.ts';

const TICK_MS = 1000;

export interface LoginDependencies {
  send: (input: Secrets & { code?: string }) => Promise<AccountInfo>;
  /**
   * Called also when the player has closed the dialog meanwhile: the session is open. Resolves when the next page is there: until then
   * the form is busy, or it would look idle or empty on a slow network.
   */
  onSignedIn: (info: AccountInfo) => Promise<void> | void;
  /** A refusal in the code step, where the form is hidden. */
  onRefusal: (error: unknown) => void;
  now: () => number;
}

/** Runs state machine E1: the calls, the countdown, and the promise that the submitted form awaits. */
export function createLogin({ send, onSignedIn, onRefusal, now }: LoginDependencies) {
  let state: LoginState = { step: 'idle' };
  let timer: ReturnType<typeof setInterval> | undefined;
  let waiting: { resolve: (signedIn: boolean) => void; reject: (error: unknown) => void } | undefined;
  let attempt = 0;
  const listeners = new Set<() => void>();

  function settle(error?: unknown): void {
    const settled = waiting;
    waiting = undefined;
    if (error !== undefined) settled?.reject(error);
    else settled?.resolve(state.step === 'done' || state.step === 'complete');
  }

  function dispatch(event: LoginEvent, error?: unknown): void {
    const next = loginMachine(state, event);
    if (next === state) return;
    state = next;
    const counts = state.step === 'code' || state.step === 'codeSubmitting';
    if (counts) timer ??= setInterval(() => dispatch({ type: 'tick', now: now() }), TICK_MS);
    else {
      clearInterval(timer);
      timer = undefined;
    }
    for (const listener of listeners) listener();
    if (!counts && state.step !== 'submitting') settle(error);
  }

  async function ask(secrets: Secrets, code?: string): Promise<void> {
    attempt += 1;
    const mine = attempt;
    try {
      const info = await send(code === undefined ? secrets : { ...secrets, code });
      // The session is open, whatever becomes of the next page.
      await Promise.resolve(onSignedIn(info)).catch(() => undefined);
      dispatch({ type: 'signedIn', isComplete: info.is_registration_completed });
    } catch (error) {
      // The player has closed and submitted again: ignore the refusal of the previous request.
      if (mine !== attempt) return;
      const resends = state.step === 'code' && state.resending;
      if (resends && error instanceof AppError && error.type === 'TooManyRequestsException') {
        onRefusal(error);
        dispatch({ type: 'tooEarly', seconds: presentError(error).values.seconds, now: now() });
        return;
      }
      dispatch({ type: 'refused', answer: readTwoFactor(error), now: now() }, error);
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => dispatch({ type: 'open' }),
    /** Resolves to whether the player signed in (false: gave up); rejects with the error that the form shows. */
    submit(secrets: Secrets, code?: string): Promise<boolean> {
      dispatch({ type: 'submit', secrets });
      if (state.step !== 'submitting') return Promise.resolve(false);
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        void ask(secrets, code);
      });
    },
    /** `code`: six digits, or a recovery code as the platform compares it. */
    sendCode(code: string): void {
      if (state.step !== 'code' || state.resending || !/^(?:\d{6}|[\dA-Z]{12})$/.test(code)) return;
      const { secrets } = state;
      dispatch({ type: 'sendCode' });
      void ask(secrets, code);
    },
    resend(): void {
      if (state.step !== 'code' || state.resending || state.secondsLeft > 0) return;
      const { secrets } = state;
      dispatch({ type: 'resend' });
      void ask(secrets);
    },
    back: () => dispatch({ type: 'back' }),
    close: () => dispatch({ type: 'close' }),
    completed: () => dispatch({ type: 'completed' }),
  };
}

export type Login = ReturnType<typeof createLogin>;
