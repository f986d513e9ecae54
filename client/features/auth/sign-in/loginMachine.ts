import { type CodeProblem, twoFactorProblems } from '#shared/auth/codeProblem.ts';
import type { TwoFactorAnswer } from '#shared/auth/twoFactorMarkers.ts';
import { inMs } from '#shared/domain/inMs.ts';

export interface Secrets {
  login: string;
  password: string;
}

interface CodeStep {
  secrets: Secrets;
  /** Wall clock in milliseconds, so that a sleeping phone does not prolong the wait. */
  resendAt: number;
  expiresAt: number;
  /** Seconds until a new code may be requested. */
  secondsLeft: number;
  problem: CodeProblem | null;
  resending: boolean;
  /** A recovery code may be entered, too. */
  hasRecovery: boolean;
}

/** State machine E1. Only the steps that need login and password hold them, in memory only. */
export type LoginState =
  | { step: 'idle' | 'form' | 'complete' | 'done' | 'closed' }
  | { step: 'submitting'; secrets: Secrets }
  | ({ step: 'code' | 'codeSubmitting' } & CodeStep);

export type LoginEvent =
  | { type: 'open' | 'sendCode' | 'resend' | 'back' | 'close' | 'completed' }
  | { type: 'submit'; secrets: Secrets }
  | { type: 'signedIn'; isComplete: boolean }
  | { type: 'refused'; answer: TwoFactorAnswer | null; now: number }
  | { type: 'tooEarly'; seconds: number; now: number }
  | { type: 'tick'; now: number };

/** How long login and password are held for a code. */
export const SECRETS_MS = 600_000;

type CodeState = Extract<LoginState, { step: 'code' | 'codeSubmitting' }>;

const FORM: LoginState = { step: 'form' };

function countdown(resendAt: number, now: number): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}

function codeStep(secrets: Secrets, seconds: number, now: number, hasRecovery = false): CodeState {
  return {
    step: 'code',
    secrets,
    resendAt: now + inMs(seconds),
    expiresAt: now + SECRETS_MS,
    secondsLeft: seconds,
    problem: null,
    resending: false,
    hasRecovery,
  };
}

function refusedCode(state: CodeState, answer: TwoFactorAnswer | null, now: number): LoginState {
  if (answer === null) return FORM;
  if (answer.kind === 'codeNeeded') return codeStep(state.secrets, answer.resendSeconds, now, answer.hasRecovery);
  const again = { ...state, step: 'code' as const, resending: false, problem: twoFactorProblems[answer.kind] };
  return answer.kind === 'expiredCode' ? { ...again, resendAt: now, secondsLeft: 0 } : again;
}

/** The transitions of table E1. An event that a step does not handle changes nothing. */
export function loginMachine(state: LoginState, event: LoginEvent): LoginState {
  if (event.type === 'signedIn') return { step: event.isComplete ? 'done' : 'complete' };
  if (event.type === 'close') return { step: 'closed' };
  switch (state.step) {
    case 'idle':
    case 'closed':
      return event.type === 'open' ? FORM : state;
    case 'form':
      return event.type === 'submit' ? { step: 'submitting', secrets: event.secrets } : state;
    case 'submitting':
      if (event.type !== 'refused') return state;
      if (event.answer === null) return FORM;
      // A form sent together with its code (after a submit without JavaScript) may be refused because of the code.
      return event.answer.kind === 'codeNeeded'
        ? codeStep(state.secrets, event.answer.resendSeconds, event.now, event.answer.hasRecovery)
        : { ...codeStep(state.secrets, 0, event.now), problem: twoFactorProblems[event.answer.kind] };
    case 'code':
      switch (event.type) {
        case 'sendCode':
          return state.resending ? state : { ...state, step: 'codeSubmitting', problem: null };
        case 'resend':
          return state.secondsLeft > 0 ? state : { ...state, resending: true };
        case 'refused':
          return state.resending ? refusedCode(state, event.answer, event.now) : state;
        case 'tooEarly': {
          const resendAt = event.now + inMs(event.seconds);
          return { ...state, resending: false, resendAt, secondsLeft: event.seconds };
        }
        case 'tick':
          if (event.now >= state.expiresAt) return FORM;
          return { ...state, secondsLeft: countdown(state.resendAt, event.now) };
        case 'back':
          return FORM;
        default:
          return state;
      }
    case 'codeSubmitting':
      if (event.type === 'refused') return refusedCode(state, event.answer, event.now);
      if (event.type === 'tick') return { ...state, secondsLeft: countdown(state.resendAt, event.now) };
      return state;
    case 'complete':
      return event.type === 'completed' ? { step: 'done' } : state;
    default:
      return state;
  }
}
